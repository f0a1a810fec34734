// The tool keeps its session, style and citations in `localStorage`, which browsers clear with the data of sites. A session opens
// projects, so it is kept in the storage of extensions as well, which only the extension and its removal clear.

const key = 'kept';

/** Milliseconds between two looks at what has changed. */
const pause = 400;

const snapshot = (): string => JSON.stringify({ ...localStorage });

/** Brings back what was kept, now and when it is cleared, and keeps what changes as long as the page is open. */
export async function keepStorage(): Promise<void> {
  const { [key]: stored } = (await chrome.storage.local.get(key)) as { [key]?: string };
  let kept = stored ?? '{}';
  const keep = () => {
    if (localStorage.length === 0)
      for (const [name, value] of Object.entries(JSON.parse(kept))) localStorage.setItem(name, String(value));
    const now = snapshot();
    if (now === kept) return;
    kept = now;
    void chrome.storage.local.set({ [key]: now });
  };
  keep();
  setInterval(keep, pause);
  addEventListener('pagehide', keep);
}
