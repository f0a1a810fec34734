const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'input',
] as const;

/** When something that waits for the reader comes without one, in milliseconds: who listens to a page need not move. */
const latest = 2_500;

let interaction: Promise<void> | undefined;

function listen(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const notice = () => {
      controller.abort();
      document.documentElement.dataset.reader = 'here';
      resolve();
    };
    for (const sign of signs) {
      addEventListener(sign, notice, { capture: true, passive: true, signal: controller.signal });
    }
  });
}

const isNoticed = () => document.documentElement.dataset.reader !== undefined;

/**
 * Resolves with the reader's first movement, touch, key or scroll since the page was opened; at once on the server. It is
 * marked on the document, because the script that waits for it first is another one (late-start).
 */
export function firstInteraction(): Promise<void> {
  if (typeof window === 'undefined' || isNoticed()) return Promise.resolve();
  interaction ??= listen();
  return interaction;
}

/** The same, or a while after it was asked for: for what nobody can do without on a page that the browser makes itself. */
export const interactionOrWhile = (): Promise<unknown> =>
  Promise.race([firstInteraction(), new Promise((resolve) => setTimeout(resolve, latest))]);
