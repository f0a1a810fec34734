import { useEffect, useState } from 'react';

/** A position that moves on by itself, and what a carousel needs to steer it. */
export interface Rotation {
  index: number;
  select: (index: number) => void;
  /** True while the reader has stopped it with the button. */
  stopped: boolean;
  setStopped: (stopped: boolean) => void;
  /** Spread on the carousel: it rests while the pointer is over it or the focus inside. */
  rest: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Moves through `count` positions, one every `interval` milliseconds; never under reduced motion. */
export function useRotation(count: number, interval: number): Rotation {
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = !stopped && !hovered && !focused;

  // The position is a dependency: after a choice, the next one comes a whole interval later.
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
