import { useEffect } from 'react';

/** Transitions stay disabled for this long after the last resize event, in milliseconds (specification §9). */
const settleDelay = 250;

/** Disables all CSS transitions while the window is resized, so that layout changes are not animated. */
export function useStillResize(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      delete dataset.resizing;
    };
    const hold = () => {
      dataset.resizing = '';
      clearTimeout(timer);
      timer = setTimeout(release, settleDelay);
    };
    addEventListener('resize', hold);
    return () => {
      removeEventListener('resize', hold);
      clearTimeout(timer);
      release();
    };
  }, []);
}
