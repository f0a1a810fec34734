const eventTypes = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'dragenter',
] as const;

function listenForInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const notice = () => {
      controller.abort();
      resolve();
    };
    for (const eventType of eventTypes) {
      addEventListener(eventType, notice, { capture: true, passive: true, signal: controller.signal });
    }
  });
}

// One promise per page load. `userActivation` reports clicks and keys from before the scripts ran.
const interaction =
  typeof window === 'undefined' || navigator.userActivation?.hasBeenActive
    ? Promise.resolve()
    : listenForInteraction();

/** Resolves on the first pointer movement, touch, key, scroll or file that is dragged in; immediately during prerendering. */
export const firstInteraction = (): Promise<void> => interaction;

/** The same, but after 2.5 seconds at the latest: for components that are not prerendered. */
export const interactionOrDelay = (): Promise<unknown> =>
  Promise.race([interaction, new Promise((resolve) => setTimeout(resolve, 2_500))]);
