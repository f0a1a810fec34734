import type { CheckAlert, CheckVerdict } from '@citewright/contract';
import { alertWords, verdictWords } from '@citewright/words';
import { checkKeys, checkQuestions, checkSteps } from '~/content/check.ts';
import { Section } from '~/ui/section.tsx';
import { AlertName, VerdictName } from './entry/verdict-mark.tsx';

/** What the check does, what its verdicts mean, and what people ask about it. */
export function CheckExplained() {
  return (
    <>
      <Section id="steps" title="How it works" ground="sunk">
        <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {checkSteps.map(({ title, text }, index) => (
            <li key={title} className="border-t border-ink pt-4">
              <span aria-hidden="true" className="font-display text-3xl text-accent">
                {index + 1}
              </span>
              <h3 className="mt-2 text-lg font-semibold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="verdicts" title="What the verdicts mean">
        <dl className="grid gap-x-14 md:grid-cols-2">
          {(Object.keys(verdictWords) as CheckVerdict[]).map((verdict) => (
            <div key={verdict} className="border-t border-rule py-4">
              <dt>
                <VerdictName verdict={verdict} />
              </dt>
              <dd className="mt-1 text-ink-soft">{verdictWords[verdict].meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 text-lg font-semibold">What stands before a verdict</p>
        <dl className="mt-2 grid gap-x-14 md:grid-cols-2">
          {(Object.keys(alertWords) as CheckAlert[]).map((alert) => (
            <div key={alert} className="border-t border-rule py-4">
              <dt>
                <AlertName alert={alert} />
              </dt>
              <dd className="mt-1 text-ink-soft">{alertWords[alert].meaning}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="questions" title="Questions" ground="sunk">
        <dl className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          {checkQuestions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="text-lg font-semibold">{question}</dt>
              <dd className="mt-1 text-ink-soft">{answer}</dd>
            </div>
          ))}
          <div>
            <dt className="text-lg font-semibold">Are there keys?</dt>
            <dd className="mt-1 text-ink-soft">
              Yes, in the results:{' '}
              {checkKeys.map(({ key, action }, index) => (
                <span key={key}>
                  {index > 0 && ', '}
                  <kbd className="rounded-sm border border-rule-strong px-1.5 font-mono text-sm">{key}</kbd>{' '}
                  {action}
                </span>
              ))}
              . They rest while you type.
            </dd>
          </div>
        </dl>
      </Section>
    </>
  );
}
