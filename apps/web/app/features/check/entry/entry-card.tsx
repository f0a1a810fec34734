import type { CheckedEntry } from '@citewright/contract';
import { copySentence } from '@citewright/words';
import { Archive, Copy as CopyIcon, LoaderCircle, RotateCcw, TriangleAlert } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Button } from '~/ui/button.tsx';
import { markListed } from '../marks/mark-listed.ts';
import { markReference } from '../marks/mark-reference.ts';
import { unplacedWords } from '../marks/unplaced-words.ts';
import type { Entry } from '../state/check-state.ts';
import {
  type Decision,
  differencesOf,
  listedVersion,
  proposedItem,
  recordOf,
  type Side,
  takeAlternative,
  takeField,
  withWhole,
} from '../state/decision.ts';
import { Alternatives } from './alternatives.tsx';
import { columnHeading, type EntryCardProps } from './card-parts.ts';
import { FieldTable } from './field-table.tsx';
import { MarkedReference, MarkedWords } from './marked-text.tsx';
import { RecordLink } from './record-link.tsx';
import { SetAnew } from './set-anew.tsx';
import { SideButtons } from './side-buttons.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import { alsoAsked, verdictSentence } from './verdict-sentence.ts';

/** The entry as it should read, with what the list lacks marked. */
function Proposed({ entry, style, styleName, formatter }: EntryCardProps) {
  const { result, decision } = entry;
  const runs = useMemo(() => {
    const [before, after] = result
      ? [listedVersion(result, decision), proposedItem(result, decision)]
      : [undefined, undefined];
    if (!before || !after || !formatter) return undefined;
    const html = (item: typeof before) => formatter.formatReference(item, style).html;
    return markReference(html(before), html(after));
  }, [result, decision, formatter, style]);
  if (!runs) return null;
  return (
    <div className="min-w-0">
      <p className={columnHeading}>As it should read, in {styleName}</p>
      <MarkedReference runs={runs} className="mt-1" />
    </div>
  );
}

type Copy = NonNullable<CheckedEntry['copy']>;

/** A copy of the page, which can be cited in place of it. */
function CopyOffer({ copy, props: { entry, onDecide } }: { copy: Copy; props: EntryCardProps }) {
  const { index, decision } = entry;
  const label = decision.copy ? 'Do not use the copy' : 'Use the copy';
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="flex min-w-0 gap-2">
        <Archive aria-hidden="true" className="mt-0.75 size-4.5 shrink-0 text-ink-soft" />
        <span>
          {copySentence(copy)}{' '}
          <a href={copy.url} target="_blank" rel="noopener noreferrer" className="text-link">
            See it
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </span>
      </span>
      <Button
        data-print="off"
        aria-pressed={decision.copy === true}
        aria-label={`${label}: entry ${index + 1}`}
        onClick={() => onDecide(index, { ...decision, copy: !decision.copy })}
      >
        {label}
      </Button>
    </p>
  );
}

function Notices({ entry: { result } }: { entry: Entry }) {
  // The copy is offered in a line of its own.
  const notices = result?.notices.filter(({ code }) => code !== 'page-copy' || !result.copy) ?? [];
  if (notices.length === 0) return null;
  return (
    <ul aria-label="Notes on this work" className="mt-3 space-y-1">
      {notices.map(({ code, message, severity, url }) => (
        <li
          key={code + message}
          className={`flex gap-2 text-sm ${severity === 'warning' ? 'font-semibold text-danger' : 'text-ink-soft'}`}
        >
          <TriangleAlert aria-hidden="true" className="mt-0.75 size-4.5 shrink-0" />
          <span>
            {message}{' '}
            {url && /^https?:/i.test(url) && (
              <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
                Read more
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Evidence({ entry: { result, decision } }: { entry: Entry }) {
  if (!result) return null;
  const record = recordOf(result, decision);
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {verdictSentence(result)} {record && <RecordLink record={record} />}{' '}
      <span className="text-ink-faint">{alsoAsked(result)}</span>
    </p>
  );
}

/** The same work stands in the list twice. */
function DuplicateLine({ entry, onDecide }: EntryCardProps) {
  const { index, result, decision } = entry;
  if (result?.duplicateOf === undefined) return null;
  const first = result.duplicateOf + 1;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <CopyIcon aria-hidden="true" className="size-4.5 shrink-0 text-amber" />
      <span className="font-semibold">
        {decision.merged ? `Merged with entry ${first}: left out.` : `The same work as entry ${first}.`}
      </span>
      <Button
        data-print="off"
        aria-pressed={decision.merged === true}
        onClick={() => onDecide(index, { ...decision, merged: !decision.merged })}
      >
        {decision.merged ? 'Keep both' : `Merge with entry ${first}`}
      </Button>
    </p>
  );
}

function EntryChoices(props: EntryCardProps) {
  const { entry, style, formatter, isRunning, onDecide, onRetry } = props;
  const { index, result, decision } = entry;
  if (!result) return null;
  const decide = (next: Decision) => onDecide(index, next);
  const differences = differencesOf(result, decision);
  return (
    <>
      {differences.length > 0 && (
        <FieldTable
          differences={differences}
          decision={decision}
          onChoose={(field, side) => decide(takeField(decision, field, side))}
        />
      )}
      {result.alternatives.length > 0 && (
        <Alternatives
          heading={
            result.verdict === 'other-work'
              ? 'What the identifier leads to, and what the entry describes'
              : result.record
                ? result.alerts?.includes('superseded')
                  ? 'The published version'
                  : 'Other works that fit'
                : 'What came closest'
          }
          records={result.alternatives}
          chosen={decision.alternative}
          style={style}
          formatter={formatter}
          onChoose={(alternative) => decide(takeAlternative(decision, alternative))}
        />
      )}
      {result.verdict === 'not-checked' && (
        <Button className="mt-3" busy={isRunning} onClick={() => onRetry(index)} data-print="off">
          <RotateCcw aria-hidden="true" />
          Try again
        </Button>
      )}
    </>
  );
}

const wholeLabels: Record<Side, string> = { record: 'Use the record’s', listed: 'Keep mine' };

function CardHead({ entry, onDecide }: EntryCardProps) {
  const { index, result, decision } = entry;
  const canChoose = result && (recordOf(result, decision) ?? result.alternatives[0]);
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h3 className="flex items-center gap-3">
        <span className="min-w-8 font-mono text-sm text-ink-faint">
          <span className="sr-only">Entry </span>
          {index + 1}
        </span>
        {result ? (
          <VerdictMark result={result} />
        ) : (
          <span className="inline-flex items-center gap-1.5 text-sm text-ink-faint">
            <LoaderCircle aria-hidden="true" className="size-5" />
            Waiting
          </span>
        )}
      </h3>
      {canChoose && (result.record !== undefined || decision.alternative !== undefined) && (
        <SideButtons
          side={decision.whole}
          labels={wholeLabels}
          about={`entry ${index + 1}`}
          onChoose={(side) => onDecide(index, withWhole(decision, side))}
        />
      )}
    </div>
  );
}

/** The entry as it was pasted, with the words marked that the record has otherwise, or that its reading has no place for. */
function AsPasted({ entry, style, formatter }: EntryCardProps) {
  const { input, result, decision } = entry;
  const { missing } = useMemo(() => unplacedWords(entry, formatter, style), [entry, formatter, style]);
  const differences = result ? differencesOf(result, decision) : [];
  return (
    <>
      <p
        dir="auto"
        className="mt-1 ps-[1.5em] -indent-[1.5em] font-serif leading-relaxed text-ink-soft [overflow-wrap:anywhere]"
      >
        <MarkedWords pieces={markListed(input, differences, missing)} as="del" />
      </p>
      {missing.length > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          We could not place {missing.map(({ text }) => `“${text}”`).join(', ')}.
        </p>
      )}
    </>
  );
}

/** An entry of the list: its verdict, its text as pasted and as it should read, the evidence, and the choices. */
export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { entry } = props;
  const { index, decision } = entry;
  return (
    <article
      tabIndex={-1}
      data-entry={index}
      aria-label={`Entry ${index + 1}`}
      data-merged={decision.merged || undefined}
      className="px-4 py-4 transition-colors focus-visible:bg-cite-wash data-merged:opacity-70 sm:px-7 sm:py-5 [&:focus-visible]:shadow-[inset_3px_0_0_var(--color-focus)]"
    >
      <CardHead {...props} />
      <div className="mt-2 grid gap-x-10 gap-y-4 sm:pl-11 lg:grid-cols-2">
        <div className="min-w-0">
          <p className={columnHeading}>As pasted</p>
          <AsPasted {...props} />
        </div>
        <Proposed {...props} />
        <SetAnew {...props} />
      </div>
      <div className="sm:pl-11">
        <Notices entry={entry} />
        {entry.result?.copy && <CopyOffer copy={entry.result.copy} props={props} />}
        <Evidence entry={entry} />
        <DuplicateLine {...props} />
        <EntryChoices {...props} />
      </div>
    </article>
  );
});
