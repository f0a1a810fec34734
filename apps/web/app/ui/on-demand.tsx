import { type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { recordEvents } from './event-replay.ts';

/** Tells when what stands before it has come alive. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

/**
 * The place of a component that is written into the page but whose code comes later (`React.lazy`). What the reader types
 * or clicks there in the meantime is not lost: it is done again as soon as the code has arrived.
 */
export function OnDemand({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const alive = useRef(false);
  const replay = useRef<(() => void) | undefined>(undefined);

  const wake = useCallback(() => {
    alive.current = true;
    replay.current?.();
  }, []);

  // Effects of children run first: where the code was there already, there is nothing to record.
  useEffect(() => {
    if (box.current && !alive.current) replay.current = recordEvents(box.current);
  }, []);

  return (
    <div ref={box} data-on-demand="">
      <Suspense fallback={fallback}>
        {children}
        <Alive onAlive={wake} />
      </Suspense>
    </div>
  );
}
