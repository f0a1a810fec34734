import type { ReactNode } from 'react';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { CheckForm } from './form/check-form.tsx';
import { useCheck } from './use-check.ts';
import { useOpening } from './use-opening.ts';

const loadResults = () => import('./results/check-results.tsx');
const CheckResults = lazyPart(async () => (await loadResults()).CheckResults);

function Waiting() {
  return (
    <p className="page-width flex min-h-dvh items-start gap-3 pt-16 text-ink-soft">
      <Spinner />
      Reading the list...
    </p>
  );
}

/** The page that checks a list: the form with what explains it, then the results in their place. */
export function CheckTool({ children }: { children: ReactNode }) {
  const check = useCheck();
  const { state, failure, begin } = check;
  const opening = useOpening(check);
  if (state.phase !== 'composing') {
    return <CheckResults waiting={<Waiting />} check={check} />;
  }
  if (opening.isReading) return <Waiting />;
  return (
    <>
      <CheckForm
        source={state.source}
        failure={opening.failure ?? failure}
        onRetry={opening.retry}
        onApproach={loadResults}
        onBegin={begin}
      />
      {children}
    </>
  );
}
