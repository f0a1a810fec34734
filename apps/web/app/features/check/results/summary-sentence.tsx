import type { CheckAlert, CheckVerdict } from '@citewright/contract';
import { summaryParts } from '@citewright/words';
import { classNames } from '~/ui/class-names.ts';
import { alertLooks } from '../entry/verdict-mark.tsx';
import type { Summary } from '../state/check-state.ts';

/** Colours of the bar and of its legend; what stands before a verdict has no part in the bar. */
const colours: Readonly<Record<string, string>> = {
  differs: 'bg-amber',
  'other-work': 'bg-danger',
  'not-found': 'bg-danger/55',
  confirmed: 'bg-success',
  'not-checked': 'bg-slate/55',
  'not-checkable': 'bg-slate',
};

const isAlert = (code: CheckAlert | CheckVerdict): code is CheckAlert => code in alertLooks;

interface SummarySentenceProps {
  summary: Summary;
  /** The text has findings of its own, which the sentence does not count. */
  isOfPaper: boolean;
}

/** What was found, as a sentence; its parts are the legend of the bar below it. */
export function SummarySentence({ summary: { counts, decided }, isOfPaper }: SummarySentenceProps) {
  const parts = summaryParts(counts);
  const shares = parts.filter(({ code }) => code in colours);
  if (decided === 0) return <div aria-hidden="true" className="mt-3 h-2 rounded-full bg-rule" />;
  return (
    <>
      <p className="mt-3 text-lg leading-relaxed">
        {isOfPaper && 'In the list: '}
        {parts.map(({ code, text }, at) => (
          <span key={code}>
            {at > 0 && ', '}
            <span
              className={isAlert(code) ? classNames('font-semibold', alertLooks[code].className) : undefined}
            >
              {code in colours && (
                <span
                  aria-hidden="true"
                  className={`mr-1.5 inline-block size-3 rounded-sm ${colours[code]}`}
                />
              )}
              {text}
            </span>
          </span>
        ))}
        .
      </p>
      <div aria-hidden="true" className="mt-2 flex h-2 gap-0.5 overflow-hidden rounded-full bg-rule">
        {shares.map(({ code }) => (
          <span key={code} className={colours[code]} style={{ flexGrow: counts[code] }} />
        ))}
        <span style={{ flexGrow: counts.total - decided }} />
      </div>
    </>
  );
}
