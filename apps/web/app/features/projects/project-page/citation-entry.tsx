import type { ProjectCitation } from '@citewright/contract';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '~/ui/badge.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { escapeMarkup } from '~/ui/reference-markup.ts';
import { ReferenceInline, ReferenceText } from '~/ui/reference-text.tsx';

function InTextForm({ citation }: { citation: ProjectCitation }) {
  const { inTextCitation, inTextHtml, item } = citation;
  if (!inTextCitation) return null;
  return (
    <p className="mt-2 text-sm">
      <span className="mr-2 font-semibold text-ink-soft">In-text:</span>
      <ReferenceInline html={inTextHtml ?? escapeMarkup(inTextCitation)} lang={languageOf(item)} />
    </p>
  );
}

function languageOf({ language }: ProjectCitation['item']): string | undefined {
  return typeof language === 'string' ? language : undefined;
}

interface CitationEntryProps {
  citation: ProjectCitation;
  /** An earlier entry of the list cites the same work. */
  duplicate: boolean;
  onDelete: (citation: ProjectCitation) => void;
}

/** One citation: what it cites, its reference, and its form for the text. Drawn again only when it changes. */
export const CitationEntry = memo(function CitationEntry({
  citation,
  duplicate,
  onDelete,
}: CitationEntryProps) {
  const { title, authors, year, formattedCitation, item, notices } = citation;
  return (
    <article className="flex gap-2">
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold leading-snug wrap-anywhere">{title}</h3>
        <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere">
          {authors !== '' && `${authors}, `}
          {year}
        </p>
        {duplicate && <Badge className="mt-2">Duplicate: this work is listed twice</Badge>}
        {notices
          .filter(({ code }) => code === 'retracted')
          .map(({ message }) => (
            <p key={message} className="mt-2 text-sm font-semibold text-danger">
              {message}
            </p>
          ))}
        <ReferenceText html={formattedCitation} lang={languageOf(item)} className="mt-3" />
        <InTextForm citation={citation} />
      </div>
      <IconButton
        label={`Delete ${title}`}
        onClick={() => onDelete(citation)}
        className="-mt-2 -mr-2 hover:text-danger"
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </article>
  );
});
