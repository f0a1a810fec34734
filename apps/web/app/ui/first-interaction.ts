const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

function listen(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const notice = () => {
      controller.abort();
      resolve();
    };
    for (const sign of signs) {
      addEventListener(sign, notice, { capture: true, passive: true, signal: controller.signal });
    }
  });
}

// One promise for each load of the site. The browser itself knows of a click or a key before the scripts came.
const interaction =
  typeof window === 'undefined' || navigator.userActivation?.hasBeenActive ? Promise.resolve() : listen();

/** Resolves with the first movement, touch, key or scroll since the site was opened; at once while prerendering. */
export const firstInteraction = (): Promise<void> => interaction;

/** The same, but no later than in 2.5 seconds: for parts that are not in the page's HTML. */
export const interactionOrDelay = (): Promise<unknown> =>
  Promise.race([interaction, new Promise((resolve) => setTimeout(resolve, 2_500))]);
