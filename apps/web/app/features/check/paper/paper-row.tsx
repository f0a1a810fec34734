import { isSureFinding, type PaperFinding, type PaperView } from '@citewright/contract';
import { adviceTitles, findingTitles } from '@citewright/words';
import { Lightbulb, LoaderCircle, TriangleAlert } from 'lucide-react';
import { memo } from 'react';

import { classNames } from '~/ui/class-names.ts';
import { VerdictMark } from '../entry/verdict-mark.tsx';
import type { Entry } from '../state/check-state.ts';
import type { Piece, PaperRow as Row, RowAdvice } from './paper-rows.ts';

/** Where a link of the text leads. */
export interface PaperLinks {
  /** To an entry in the text. */
  toReference: (index: number) => void;
  /** To a citation in the text. */
  toCallOut: (index: number) => void;
  /** To what the registers say of an entry. */
  toVerdict: (index: number) => void;
}

const linkLook = 'min-h-6 rounded-sm text-left text-link underline underline-offset-3 hover:no-underline';

/** A citation: it leads to its entry. */
function CallOut({ piece, paper, links }: { piece: Piece; paper: PaperView; links: PaperLinks }) {
  const [reference] = paper.callouts[piece.callout ?? 0]?.refs ?? [];
  const look = classNames(
    'rounded-sm decoration-2 underline-offset-4',
    piece.isFaulty
      ? 'bg-danger/10 underline decoration-danger decoration-wavy'
      : 'bg-transparent underline decoration-accent/50 decoration-dotted hover:decoration-solid',
  );
  if (reference === undefined) return <mark className={classNames(look, 'text-inherit')}>{piece.text}</mark>;
  return (
    // A link, as a button would not break across lines.
    <a
      href={`#entry-${reference + 1}`}
      title={paper.references[reference]?.input}
      onClick={(event) => {
        event.preventDefault();
        links.toReference(reference);
      }}
      className={classNames(look, 'text-inherit')}
    >
      {piece.text}
    </a>
  );
}

/** What is wrong, in the margin. */
function FindingNote({ finding, row, links }: { finding: PaperFinding; row: Row; links: PaperLinks }) {
  const { kind, message, reference } = finding;
  const [edge, ink] = isSureFinding(finding)
    ? ['border-danger', 'text-danger']
    : ['border-rule-strong', 'text-ink-soft'];
  return (
    <li className={classNames('border-l-2 pl-3 text-sm', edge)}>
      <p className={classNames('flex items-center gap-1.5 font-semibold', ink)}>
        <TriangleAlert aria-hidden="true" className="size-4.5 shrink-0" />
        {findingTitles[kind]}
      </p>
      <p className="mt-0.5 wrap-anywhere text-ink-soft">{message}</p>
      {reference !== undefined && reference !== row.reference && (
        <button type="button" className={linkLook} onClick={() => links.toReference(reference)}>
          Go to entry {reference + 1}
        </button>
      )}
    </li>
  );
}

interface PerhapsProps {
  indexes: readonly number[];
  paper: PaperView;
  row: Row;
  links: PaperLinks;
}

/** What may be wrong, folded: a person looks whether it is. */
function Perhaps({ indexes, paper, row, links }: PerhapsProps) {
  return (
    <li className="text-sm">
      <details>
        <summary className="min-h-6 cursor-pointer text-ink-soft">Perhaps ({indexes.length})</summary>
        <ul className="mt-2 space-y-3">
          {indexes.map((index) => {
            const finding = paper.findings[index];
            return finding && <FindingNote key={index} finding={finding} row={row} links={links} />;
          })}
        </ul>
      </details>
    </li>
  );
}

/** What may be better, in the margin. */
function AdviceNote({ advice, row, links }: { advice: RowAdvice; row: Row; links: PaperLinks }) {
  const { kind, message, passages, reference } = advice;
  return (
    <li className="border-l-2 border-rule-strong pl-3 text-sm">
      <p className="flex items-center gap-1.5 font-semibold text-ink-soft">
        <Lightbulb aria-hidden="true" className="size-4.5 shrink-0" />
        {adviceTitles[kind]}
      </p>
      {passages.length > 0 && (
        <p className="mt-0.5 font-serif wrap-anywhere text-ink">{passages.join('; ')}</p>
      )}
      <p className="mt-0.5 wrap-anywhere text-ink-soft">{message}</p>
      {reference !== undefined && reference !== row.reference && (
        <button type="button" className={linkLook} onClick={() => links.toReference(reference)}>
          Go to entry {reference + 1}
        </button>
      )}
    </li>
  );
}

/** Citations of one entry that have links of their own. */
const mostLinks = 8;

/** What is known of an entry of the list, in the margin. */
function EntryNote({ entry, cited, links }: { entry: Entry; cited: readonly number[]; links: PaperLinks }) {
  const { index, result } = entry;
  return (
    <li className="text-sm">
      <button
        type="button"
        onClick={() => links.toVerdict(index)}
        aria-label={`What the registers say of entry ${index + 1}`}
        className="min-h-6 rounded-sm hover:underline"
      >
        {result ? (
          <VerdictMark result={result} />
        ) : (
          <span className="inline-flex items-center gap-1.5 text-ink-faint">
            <LoaderCircle aria-hidden="true" className="size-5" />
            Waiting
          </span>
        )}
      </button>
      <p className="mt-0.5 text-ink-soft">
        {cited.length === 0 ? 'Not cited' : 'Cited: '}
        {cited.slice(0, mostLinks).map((callOut, at) => (
          <button
            key={callOut}
            type="button"
            aria-label={`Citation ${at + 1} of entry ${index + 1}`}
            className={classNames(linkLook, 'px-1.5')}
            onClick={() => links.toCallOut(callOut)}
          >
            {at + 1}
          </button>
        ))}
        {cited.length > mostLinks && `and ${cited.length - mostLinks} more`}
      </p>
    </li>
  );
}

interface PaperRowProps {
  row: Row;
  /** Its place among all rows. */
  position: number;
  paper: PaperView;
  /** Of the entry that the row shows. */
  entry: Entry | undefined;
  /** The citations that name the entry. */
  cited: readonly number[];
  links: PaperLinks;
  /** Only rows with findings are shown: on narrow screens these come first. */
  isFiltered: boolean;
}

/** A paragraph or an entry, with its findings in the margin. */
export const PaperRow = memo(function PaperRow(props: PaperRowProps) {
  const { row, position, paper, entry, cited, links, isFiltered } = props;
  const text = row.pieces.map((piece) =>
    piece.callout === undefined ? (
      piece.text
    ) : (
      <CallOut key={piece.callout} piece={piece} paper={paper} links={links} />
    ),
  );
  return (
    <div
      tabIndex={-1}
      data-row={position}
      className="grid gap-x-10 gap-y-3 px-4 py-3 focus-visible:bg-cite-wash sm:px-7 lg:grid-cols-[minmax(0,42rem)_minmax(14rem,1fr)] [&:focus-visible]:shadow-[inset_3px_0_0_var(--color-focus)]"
    >
      {row.kind === 'heading' ? (
        <h3 className="pt-3 font-display text-xl wrap-anywhere">{text}</h3>
      ) : (
        <p
          dir="auto"
          className={classNames(
            'font-serif leading-relaxed wrap-anywhere whitespace-pre-line',
            row.kind === 'entry' && 'ps-[1.5em] -indent-[1.5em]',
          )}
        >
          {text}
        </p>
      )}
      {(row.findings.length > 0 || row.perhaps.length > 0 || row.advice.length > 0 || entry) && (
        <ul
          aria-label="In the margin"
          className={classNames('space-y-3', isFiltered && 'max-lg:order-first max-lg:pt-2')}
        >
          {entry && <EntryNote entry={entry} cited={cited} links={links} />}
          {row.findings.map((index) => {
            const finding = paper.findings[index];
            return finding && <FindingNote key={index} finding={finding} row={row} links={links} />;
          })}
          {row.perhaps.length > 0 && <Perhaps indexes={row.perhaps} paper={paper} row={row} links={links} />}
          {row.advice.map((advice) => (
            <AdviceNote key={`${advice.kind} ${advice.message}`} advice={advice} row={row} links={links} />
          ))}
        </ul>
      )}
    </div>
  );
});
