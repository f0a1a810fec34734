import type { Alternative } from '@citewright/contract';
import { Download, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CopyButton } from '~/clipboard/copy-button.tsx';
import { mainForm } from '~/clipboard/in-text-forms.ts';
import { entryContent } from '~/clipboard/reference-content.ts';
import { isGrave } from '~/content/grave-notice.ts';
import { styleLabel } from '~/content/styles.ts';
import { offersFiles } from '~/files/offers-files.ts';
import { Button } from '~/ui/button.tsx';
import { classNames } from '~/ui/class-names.ts';
import { FoldSummary } from '~/ui/fold-summary.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { downloadFile } from '~/ui/text-file.ts';
import { toast } from '~/ui/toast-store.ts';
import { AdditionSlot } from '../addition/addition-slot.tsx';
import { citationFile } from '../copying/citation-file.ts';
import { EditSlot } from '../editing/edit-slot.tsx';
import type { HistoryEntry } from '../history/session-history.ts';
import type { Corrections } from './corrections.ts';
import { InTextLine } from './in-text-line.tsx';
import { fixesOf } from './notice-fixes.ts';
import { NoticeList } from './notice-list.tsx';
import { OtherRecords } from './other-records.tsx';
import { type ShownCitation, shownCitation } from './shown-citation.ts';
import { VerificationLine } from './verification-line.tsx';

const CopyRecord = lazyPart(async () => (await import('../copying/copy-record.tsx')).CopyRecord);

// Few works are retracted.
const RetractedForm = lazyPart(async () => (await import('./retracted-form.tsx')).RetractedForm);

interface ResultCardProps {
  entry: HistoryEntry;
  /** Alternatives to the shown record. */
  offers: readonly Alternative[];
  /** Replaces the shown record by an alternative. */
  onChoose: (chosen: Alternative) => void;
  /** Absent if the shown citation is already saved. */
  corrections?: Corrections | undefined;
  /** Takes the shown citation out of the project that has it. */
  onUndo?: (() => void) | undefined;
}

function download(citation: ShownCitation) {
  downloadFile(citationFile({ ...citation, inText: mainForm(citation.forms)?.text }, new Date()));
  toast({ title: 'Downloaded' });
}

/**
 * The finished reference. It takes a focus that nothing else has; Copy is the next tab stop. Needs a `key` per citation.
 */
export function ResultCard({ entry, offers, onChoose, corrections, onUndo }: ResultCardProps) {
  // What is saved stands in the list, too: here it is short.
  const isSaved = corrections === undefined;
  const citation = shownCitation(entry);
  const grave = citation.notices.filter(isGrave);
  const card = useRef<HTMLElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its notice; the focus moves to the card.
  const andFocus =
    <Values extends unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      act(...values);
      card.current?.focus({ preventScroll: true });
    };

  useEffect(() => {
    // The form is emptied and has the focus, unless something else was typed or the focus was in what is gone.
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
    // On phones the box for the next source stays in view, above the reference and its buttons.
    const isNarrow = matchMedia('(width < 40rem)').matches;
    (isNarrow ? actions : card).current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const inText = <InTextLine entry={entry} keepsPlace={!isSaved} lang={citation.language} />;
  const record = offersFiles && <CopyRecord item={entry.citation.item} waiting={<div className="h-11" />} />;
  return (
    <article
      ref={card}
      tabIndex={-1}
      data-style={citation.format}
      aria-labelledby="result-title"
      className="animate-appear border-l-3 border-l-cite pl-5 max-sm:flex max-sm:flex-col max-sm:pl-3.5"
    >
      {/* On phones the reference comes first. The order of tab stops stays: Copy is the first. */}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:contents">
        <h3 id="result-title" className={isSaved ? 'sr-only' : 'text-sm font-semibold text-cite'}>
          <span className="sr-only">Citation in </span>
          {styleLabel(citation.format)}
        </h3>
        <div
          ref={actions}
          className={classNames(
            'flex scroll-mb-20 gap-1.5 max-sm:order-1',
            isSaved ? 'max-sm:mt-2' : 'max-sm:mt-4',
          )}
        >
          <CopyButton content={() => entryContent(citation.html, citation.text)} />
          {corrections && <EditSlot citation={entry.citation} onEdited={corrections.edit} />}
          <AdditionSlot entry={entry} size="button" />
          {onUndo && (
            <Button onClick={onUndo}>
              <Undo2 aria-hidden="true" />
              Undo
            </Button>
          )}
          <Button
            className={isSaved ? 'w-11 px-0!' : 'max-sm:w-11 max-sm:px-0!'}
            onClick={() => download(citation)}
          >
            <Download aria-hidden="true" />
            <span className={isSaved ? 'sr-only' : 'max-sm:sr-only'}>Download</span>
          </Button>
        </div>
      </div>
      <NoticeList notices={grave} stands />
      {corrections && grave.length > 0 && (
        <RetractedForm citation={entry.citation} onChanged={andFocus(corrections.edit)} />
      )}
      <ReferenceText
        html={citation.html}
        lang={citation.language}
        className={
          isSaved
            ? 'line-clamp-2 ps-[1.5em]! -indent-[1.5em]! text-sm leading-normal! sm:mt-2'
            : 'mt-3 text-lg max-sm:ps-[1.5em] max-sm:-indent-[1.5em] sm:mt-5'
        }
      />
      {corrections && <div className="mt-4 max-sm:order-2">{inText}</div>}
      <div className={classNames('max-sm:order-2', isSaved ? 'mt-2 space-y-2' : 'mt-5 space-y-3')}>
        <VerificationLine
          verification={citation.verification}
          isEdited={citation.isEdited}
          record={citation.record}
          confidence={citation.confidence}
          rivals={citation.rivals}
          offered={offers.length}
          own={citation.own}
        />
        <NoticeList
          notices={citation.notices.filter((notice) => !isGrave(notice))}
          fixesFor={(notice) => fixesOf(notice, entry.citation)}
          onFix={corrections && andFocus(corrections.fix)}
        />
        {corrections?.undo && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            You changed this reference.
            <Button look="quiet" onClick={andFocus(corrections.undo)}>
              Undo
              <span className="sr-only"> the change</span>
            </Button>
          </p>
        )}
        {corrections ? (
          record
        ) : (
          <details className="group">
            <FoldSummary>Citing it in the text, other formats</FoldSummary>
            {inText}
            {record}
          </details>
        )}
        <OtherRecords offers={offers} onChoose={andFocus(onChoose)} />
      </div>
    </article>
  );
}
