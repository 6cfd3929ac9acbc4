/* Written by `make wire` from wire.py: change it there. */

declare namespace tk {
  /** A control over the picture. */
  interface Hit {
    id: string;
    kind: "tile" | "seat" | "action";
    name: string;
    box: [number, number, number, number];
    face?: string;
    off?: boolean;
  }

  /** A button for the tiles. */
  interface Choose {
    id: string;
    plays: { readonly [key: string]: string };
    any?: { readonly [key: string]: string };
    sizes: ReadonlyArray<number>;
    none: string;
    few: string;
    not?: string;
    key?: string;
  }

  /** A heading of the panel. */
  interface Title {
    t: "title";
    text: string;
    id?: string;
  }

  /** A paragraph. */
  interface Text {
    t: "text";
    text: string;
    tone?: "" | "good" | "bad" | "note" | "rule";
    id?: string;
  }

  /** A row of tiles; with a name it is one picture. */
  interface Tiles {
    t: "tiles";
    faces: ReadonlyArray<string>;
    name?: string;
    id?: string;
  }

  /** A number to fill in. It stays in the browser until an action gathers it, or is sent by itself where `live`. */
  interface Number {
    t: "number";
    id: string;
    label: string;
    value: number;
    min: number;
    max: number;
    mark?: "" | "right" | "wrong" | "answer";
    live?: boolean;
  }

  /** One of the choices. */
  interface Choice {
    id: string;
    label: string;
    faces?: ReadonlyArray<string>;
    mark?: "" | "right" | "wrong" | "answer";
    off?: boolean;
  }

  /** Things to choose from: `one` is sent when it is pressed; `many` and `order` when the button `submit` is. */
  interface Choices {
    t: "choices";
    id: string;
    mode: "one" | "pick" | "many" | "order";
    items: ReadonlyArray<Choice>;
    name?: string;
    titled?: boolean;
    submit?: string;
    chosen?: string;
  }

  /** A button of the panel; `gather` names the numbers and picks that it sends along. */
  interface Action {
    id: string;
    label: string;
    primary?: boolean;
    off?: boolean;
    gather?: ReadonlyArray<string>;
  }

  /** A row of buttons. */
  interface Actions {
    t: "actions";
    items: ReadonlyArray<Action>;
    id?: string;
  }

  /** A row of dots, one for each step; the action, with the number of the step, has the `id`, else "jump". */
  interface Steps {
    t: "steps";
    count: number;
    at: number;
    labels?: ReadonlyArray<string>;
    id?: string;
  }

  /** A table of words and numbers; the first cell of each row names it. */
  interface Table {
    t: "table";
    caption: string;
    head: ReadonlyArray<string>;
    rows: ReadonlyArray<ReadonlyArray<string>>;
    id?: string;
  }

  /** A text to copy, called `name`, and a link called `keep` that keeps it as a file. */
  interface Record {
    t: "record";
    name: string;
    text: string;
    file: string;
    keep: string;
    id?: string;
  }

  /** Elements that are folded away behind a summary. */
  interface More {
    t: "more";
    summary: string;
    items: ReadonlyArray<Element>;
    id?: string;
  }

  /** All that a layer shows: the picture (`size` None: there is none) in `title` and `words`, and what is on it. */
  interface Scene {
    size: [number, number] | null;
    hits: ReadonlyArray<Hit>;
    title?: string;
    words?: string;
    hush?: boolean;
    done?: [string, number];
    choose: ReadonlyArray<Choose> | null;
    panel: ReadonlyArray<Element>;
    say: string;
    turn: number;
  }

  /** What a page tells of the screens that show the layer; `canvas` is whether the picture beside it is there. */
  interface Facts {
    width: "wide" | "narrow";
    theme: "light" | "dark" | "contrast";
    ratio: number;
    still: boolean;
    canvas: boolean;
  }

  /** The traits of a layer that the browser reads, and writes (`facts`). */
  interface Traits {
    painter: "canvas" | "svg";
    still: string;
    scene: Scene;
    svg: string;
    pictures: { readonly [key: string]: string };
    colours: { readonly [key: string]: string };
    words: { readonly [key: string]: string };
    facts: Facts;
  }

  /** An action, as it comes up: which `view` sent it, and its number `n` there. */
  interface Do {
    do: string;
    value?: string | number | ReadonlyArray<string> | { readonly [key: string]: string | number | null };
    view: string;
    n: number;
  }

  /** A view asks whether the action of this number arrived. */
  interface Ask {
    ask: number;
    view: string;
  }

  type Element = Title | Text | Tiles | Number | Choices | Actions | Steps | Table | Record | More;
  type Value = string | number | ReadonlyArray<string> | { readonly [key: string]: string | number | null };
}
