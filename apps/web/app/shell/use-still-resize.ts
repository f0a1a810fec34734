import { useEffect } from 'react';

/** How long after the last change of the window's size the layout stays still, in milliseconds (specification §9). */
const stillness = 250;

/** Holds every CSS transition while the window is resized, so that nothing glides about as the layout changes. */
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
      timer = setTimeout(release, stillness);
    };
    addEventListener('resize', hold);
    return () => {
      removeEventListener('resize', hold);
      clearTimeout(timer);
      release();
    };
  }, []);
}
