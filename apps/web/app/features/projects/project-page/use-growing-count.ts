import { type RefObject, useEffect, useRef, useState } from 'react';

/** How many entries are laid out at once: several times what is in sight. */
const step = 40;

/**
 * How many entries of a long list are drawn: the first ones, and more as its end comes near, so that the page is there at
 * once however long the list is. `scroller` is for the element that scrolls, `end` for one after the last entry.
 */
export function useGrowingCount(): {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  end: RefObject<HTMLDivElement | null>;
} {
  const [count, setCount] = useState(step);
  const scroller = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  // Watched anew after each step: an end that is still near has not crossed any line.
  useEffect(() => {
    if (!end.current) return;
    const grow = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + step);
    };
    const observer = new IntersectionObserver(grow, { root: scroller.current, rootMargin: '1500px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return { count, scroller, end };
}
