// @ts-check
/* Whether Python is there. */

const REACH = 900; // milliseconds that its server may take to say so
const ENDED = new Set(["dead", "terminating", "restarting", "autorestarting"]);

/** @type {(kernel: tk.Kernel | null | undefined) => boolean} */
export function ended(kernel) {
  return kernel === null || Boolean(kernel?.isDisposed) || ENDED.has(kernel?.status ?? "");
}

/**
 * "idle", "busy", "away" (no way to it), "gone", or "unknown" where the page does not tell.
 * @type {(kernel: tk.Kernel | null | undefined) => Promise<tk.Presence>}
 */
export async function presence(kernel) {
  if (kernel === undefined) return "unknown";
  if (kernel === null || ended(kernel)) return "gone";
  if (kernel.connectionStatus !== "connected") return "away";
  const { baseUrl, token } = kernel.serverSettings;
  /** @type {{ [name: string]: string }} */
  const headers = token ? { Authorization: `token ${token}` } : {};
  try {
    const signal = AbortSignal.timeout(REACH);
    const answer = await fetch(`${baseUrl}api/kernels/${kernel.id}`, { headers, cache: "no-store", signal });
    const { execution_state: state = kernel.status } = await answer.json().catch(() => ({}));
    return answer.status === 404 && state !== "busy" ? "gone" : state === "busy" ? "busy" : "idle";
  } catch {
    return "away";
  }
}
