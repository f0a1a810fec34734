import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { faultWords } from '~/content/faults.ts';
import { Button } from './button.tsx';

/** Milliseconds until a file that could not be fetched is asked for once more. */
const pause = 1_000;

/** Fetches code, with a second attempt. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return await load();
  }
}

function MissingPart({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="sticky bottom-4 z-10 m-4 flex flex-wrap items-center gap-2 rounded-md border border-danger bg-raised p-3 text-sm"
    >
      {faultWords.partMissing}
      <Button onClick={onRetry}>{faultWords.tryAgain}</Button>
      <Button look="quiet" onClick={() => location.reload()}>
        {faultWords.loadAgain}
      </Button>
    </div>
  );
}

type Loading = 'waiting' | 'missing' | 'here';

/**
 * A component whose code is fetched when it is first rendered. Until then `waiting` stands in its place. Where the code cannot be fetched,
 * only this part says so, and can be tried again; the page stays. For parts of prerendered pages use React's `lazy`, which hydrates.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { waiting?: ReactNode }> {
  let Part: ComponentType<Props> | undefined;
  return function LazyPart({ waiting, ...props }: Props & { waiting?: ReactNode }) {
    const [loading, setLoading] = useState<Loading>(Part ? 'here' : 'waiting');
    useEffect(() => {
      if (loading !== 'waiting') return;
      let isShown = true;
      const become = (next: Loading) => {
        if (isShown) setLoading(next);
      };
      fetchPart(load).then(
        (fetched) => {
          Part = fetched;
          become('here');
        },
        () => become('missing'),
      );
      return () => {
        isShown = false;
      };
    }, [loading]);
    if (Part) return <Part {...(props as unknown as Props)} />;
    return (
      <>
        {loading === 'missing' && <MissingPart onRetry={() => setLoading('waiting')} />}
        {waiting}
      </>
    );
  };
}
