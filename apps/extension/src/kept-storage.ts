// The tool keeps its session, style and citations in `localStorage`, which browsers clear with the data of sites. A session opens
// projects, so it is kept in the storage of extensions as well, which only the extension and its removal clear.

const key = 'kept';

/** Milliseconds between two looks at what has changed. */
const pause = 400;

const snapshot = (): string => JSON.stringify({ ...localStorage });

/** Brings back what was kept, and keeps what changes as long as the page is open. */
export async function keepStorage(): Promise<void> {
  const { [key]: kept } = (await chrome.storage.local.get(key)) as { [key]?: string };
  const entries: Record<string, string> = kept === undefined ? {} : JSON.parse(kept);
  if (localStorage.length === 0)
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  let last = kept;
  const keep = () => {
    const now = snapshot();
    if (now === last) return;
    last = now;
    void chrome.storage.local.set({ [key]: now });
  };
  keep();
  setInterval(keep, pause);
  addEventListener('pagehide', keep);
}
