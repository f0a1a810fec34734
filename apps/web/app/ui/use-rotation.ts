import { useEffect, useState } from 'react';

/** An index that advances automatically, with the controls of a carousel. */
export interface Rotation {
  index: number;
  select: (index: number) => void;
  /** True while the user has stopped it with the button. */
  stopped: boolean;
  setStopped: (stopped: boolean) => void;
  /** Spread on the carousel: pauses on hover and focus. */
  rest: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Cycles through `count` indexes, one every `interval` milliseconds; never under reduced motion. */
export function useRotation(count: number, interval: number): Rotation {
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = !stopped && !hovered && !focused;

  // The index is a dependency, so that a manual choice restarts the interval.
  useEffect(() => {
    if (!running || matchMedia(reducedMotion).matches) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [running, index, count, interval]);

  return {
    index,
    select: setIndex,
    stopped,
    setStopped,
    rest: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
