/* What the modules of the layer hand to each other. What comes from Python is declared in wire.d.ts. */

declare namespace tk {
  interface Kernel {
    id: string;
    status?: string;
    isDisposed?: boolean;
    connectionStatus?: string;
    serverSettings: { baseUrl: string; token?: string };
  }

  /** The part of anywidget's model that is used. */
  interface Model {
    get<Name extends keyof Traits>(name: Name): Traits[Name];
    set<Name extends keyof Traits>(name: Name, value: Traits[Name]): void;
    save_changes(): void;
    send(message: Do | Ask): void;
    on(event: string, call: () => void): void;
    widget_manager?: { kernel?: Kernel | null };
  }

  type Presence = "idle" | "busy" | "away" | "gone" | "unknown";
  /** What a person is told while an answer is awaited. */
  type Wait = "" | "wait" | "unsure" | "away" | "gone";
  type Timer = ReturnType<typeof setTimeout>;
  type Fill<Item, Made extends HTMLElement = HTMLElement> = (view: View, node: Made, item: Item, index: number) => void;
  type Views = Set<View> & { told?: Facts };

  /** What a button says and does now; `doubt` marks one that only asks why not. */
  interface Verdict {
    label: string;
    off?: boolean;
    doubt?: boolean;
    press?: () => void;
  }

  interface Act extends Verdict {
    id: string;
    key?: string;
    chooses: boolean;
    main: boolean;
  }

  /** A number that is being filled in: `told` is what Python said last, `wants` what is on its way there. */
  interface Filling {
    value: number;
    told?: number;
    wants?: number;
    timer?: Timer;
  }

  /** Choices that are being made, as long as the items have these names. */
  interface Answering {
    names: string;
    list: string[];
  }

  interface Focus {
    node: HTMLElement;
    index: number;
  }

  /** The elements of a view that never change. */
  interface Nodes {
    root: HTMLElement;
    table: HTMLElement;
    words: HTMLElement;
    svg: HTMLElement;
    hits: HTMLElement;
    notice: HTMLElement;
    say: HTMLElement;
    panel: HTMLElement;
  }

  /** What a page remembers of one view: what is chosen and filled in, what was sent (by number) and what was heard. */
  interface Memory {
    scene: Scene;
    hand: string;
    chosen: string[];
    answers: Map<string, Answering>;
    numbers: Map<string, Filling>;
    actions: Map<string, Act>;
    played: number;
    leaving: HTMLElement[];
    markup: string | null;
    facts: Facts | null;
    late: boolean;
    bare: boolean;
    stage: HTMLElement | null;
    id: string;
    sent: number;
    held: number;
    done: number;
    busy: boolean;
    asked: boolean;
    wait: Wait;
    timer: Timer | null;
  }

  interface View extends Nodes, Memory {
    model: Model;
    views: Views;
    stop: AbortSignal;
    stageWatch: MutationObserver;
    update(): void;
  }

  interface Calls {
    update(view: View): void;
    changed(view: View): void;
  }
}
