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
