import type { ProjectCitation } from '@citewright/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { CopyIconButton } from '~/clipboard/copy-button.tsx';
import { entryContent } from '~/clipboard/reference-content.ts';
import { Badge } from '~/ui/badge.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { InTextForms } from '../in-text/in-text-forms.tsx';
import type { CitationActions } from './citation-actions.ts';

// Loaded with the selection bar.
const Checkbox = lazy(async () => ({ default: (await import('~/ui/checkbox.tsx')).Checkbox }));

function languageOf({ language }: ProjectCitation['item']): string | undefined {
  return typeof language === 'string' ? language : undefined;
}

function Marks({ citation: { duplicateOf, evidence, record } }: { citation: ProjectCitation }) {
  const changed = Object.values(evidence).filter(({ source }) => source === 'edited');
  const edited = changed.length > 0;
  const isRecorded = record !== undefined || changed.some((field) => field.record !== undefined);
  if (!duplicateOf && !edited) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {duplicateOf && <Badge>Duplicate: this work is listed twice</Badge>}
      {edited && <Badge>{isRecorded ? 'Edited after the record' : 'Edited'}</Badge>}
    </p>
  );
}

interface CitationEntryProps {
  projectId: number;
  citation: ProjectCitation;
  /** Whether it is selected; absent while selection is off. */
  ticked: boolean | undefined;
  actions: CitationActions;
}

/** A citation in the project's list: title, reference and in-text forms. Memoised. */
export const CitationEntry = memo(function CitationEntry({
  projectId,
  citation,
  ticked,
  actions,
}: CitationEntryProps) {
  const { id, title, authors, year, formattedCitation, plainText, item, notices } = citation;
  return (
    <article className="py-5">
      <div className="flex items-start gap-2 max-sm:flex-wrap">
        {ticked !== undefined && (
          <Suspense fallback={<span className="-mt-2.5 -ml-3 size-11" />}>
            <Checkbox
              label={`Select ${title}`}
              labelHidden
              checked={ticked}
              onChange={() => actions.toggle(id)}
              className="-mt-2.5 -ml-3"
            />
          </Suspense>
        )}
        <div className="min-w-0 flex-1 max-sm:basis-3/4">
          <h3 className="font-semibold leading-snug wrap-anywhere">{title}</h3>
          <p className="mt-0.5 line-clamp-2 text-sm text-ink-soft wrap-anywhere">
            {authors !== '' && `${authors}, `}
            {year}
          </p>
        </div>
        <div className="flex shrink-0 max-sm:-ml-3 max-sm:basis-full sm:-mt-2 sm:-mr-1">
          <CopyIconButton
            label={`Copy ${title}`}
            content={() => entryContent(formattedCitation, plainText)}
          />
          <IconButton label={`Edit ${title}`} onClick={() => actions.edit(citation)}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`Delete ${title}`}
            onClick={() => actions.remove(citation)}
            className="hover:text-danger"
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <Marks citation={citation} />
      {notices
        .filter(({ code }) => code === 'retracted' || code === 'unreadable')
        .map(({ message }) => (
          <p key={message} className="mt-2 text-sm font-semibold text-danger">
            {message}
          </p>
        ))}
      <ReferenceText html={formattedCitation} lang={languageOf(item)} className="mt-3" />
      <InTextForms projectId={projectId} citation={citation} lang={languageOf(item)} />
    </article>
  );
});
