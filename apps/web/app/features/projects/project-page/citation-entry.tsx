import type { ProjectCitation } from '@citewright/contract';
import { ChevronDown, CircleAlert, Pencil, Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { CopyIconButton } from '~/clipboard/copy-button.tsx';
import { entryContent } from '~/clipboard/reference-content.ts';
import { isGrave } from '~/content/grave-notice.ts';
import { Badge } from '~/ui/badge.tsx';
import { classNames } from '~/ui/class-names.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { fetchPart, lazyPart } from '~/ui/lazy-part.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import type { CitationActions } from './citation-actions.ts';
import { deferred, parts } from './deferred.ts';

// Loaded with the selection bar.
const Checkbox = lazyPart(async () => (await import('~/ui/checkbox.tsx')).Checkbox);

const MoveHandle = lazyPart(async () => (await import('./move-handle.tsx')).MoveHandle);

// Few entries are more than one paragraph.
const PlacedReference = lazyPart(async () => (await parts()).placedReference());
const placedContent = async (citation: ProjectCitation) =>
  (await fetchPart(async () => (await parts()).copiedEntry())).listedContent(citation);

const DuplicateMark = lazyPart(async () => (await deferred()).duplicateMark());
// Few works have tags.
const EntryTags = lazyPart(async () => (await parts()).entryTags());

const loadDetails = () => import('./citation-details.tsx');
const CitationDetails = lazyPart(async () => (await loadDetails()).CitationDetails);

function languageOf({ language }: ProjectCitation['item']): string | undefined {
  return typeof language === 'string' ? language : undefined;
}

/** The short names of the fields that a style may ask for. */
const fieldWords: Record<string, string> = {
  issued: 'date',
  page: 'pages',
  'container-title': 'where it was published',
  'publisher-place': 'place of publication',
};

/** What the reference lacks, in a few words at its end; the advice is among the details. */
function Missing({ notices }: Pick<ProjectCitation, 'notices'>) {
  const fields = notices.flatMap(({ code, fields = [] }) => (code === 'missing-field' ? fields : []));
  if (fields.length === 0) return null;
  return (
    <span className="ml-2 font-sans text-xs whitespace-nowrap text-ink-faint select-none print:hidden">
      <CircleAlert aria-hidden="true" className="mr-1 inline size-3.5 align-[-2px]" />
      Missing: {fields.map((field) => fieldWords[field] ?? field).join(', ')}
    </span>
  );
}

function Marks({ projectId, citation }: Pick<CitationEntryProps, 'projectId' | 'citation'>) {
  const { duplicateOf, evidence, record, notices } = citation;
  const changed = Object.values(evidence).filter(({ source }) => source === 'edited');
  const edited = changed.length > 0;
  const isRecorded = record !== undefined || changed.some((field) => field.record !== undefined);
  const isPublished = notices.some(({ code }) => code === 'superseded-preprint');
  if (!duplicateOf && !edited && !isPublished) return null;
  return (
    <p className="mt-0.5 flex flex-wrap gap-2">
      {duplicateOf && (
        <DuplicateMark
          {...{ projectId, citation }}
          waiting={<Badge>Duplicate: this work is listed twice</Badge>}
        />
      )}
      {isPublished && <Badge>Published since</Badge>}
      {edited && <Badge>{isRecorded ? 'Edited after the record' : 'Edited'}</Badge>}
    </p>
  );
}

/** What is wrong with a work comes before its reference. */
function Warnings({ notices }: Pick<ProjectCitation, 'notices'>) {
  return notices.filter(isGrave).map(({ message }) => (
    <p key={message} className="mb-1 border-l-4 border-danger pl-3 text-sm font-semibold text-danger">
      {message}
    </p>
  ));
}

interface CitationEntryProps {
  projectId: number;
  citation: ProjectCitation;
  /** The heading of the section that begins with it. */
  begins: string | undefined;
  /** Whether it is selected; absent while selection is off. */
  ticked: boolean | undefined;
  /** Whether it has just been added, or was looked for. */
  fresh: boolean;
  /** Whether it can be moved: the style numbers by the order of the list, or the list has sections. */
  movable: boolean;
  /** Whether the list prints annotations. */
  annotated: boolean;
  actions: CitationActions;
}

/** A citation in the project's list, as on paper; the rest opens on demand. Memoised. */
export const CitationEntry = memo(function CitationEntry(props: CitationEntryProps) {
  const { projectId, citation, begins, ticked, fresh, movable, annotated, actions } = props;
  const { id, title, formattedCitation, plainText, paragraphs, item, notices } = citation;
  const look = {
    html: formattedCitation,
    lang: languageOf(item),
    className: 'text-[0.9rem]! leading-snug!',
    children: <Missing notices={notices} />,
  };
  const [open, setOpen] = useState(false);
  const details = useId();
  return (
    <>
      {begins && <h3 className="pt-4 pb-1 font-display text-lg wrap-anywhere">{begins}</h3>}
      <article
        id={`citation-${id}`}
        tabIndex={-1}
        className={classNames(
          'group relative -mx-2 rounded-md px-2 py-1 pointer-fine:hover:bg-sunk',
          fresh && 'bg-cite-wash',
          'data-over:shadow-[0_-2px_0_0_var(--color-cite)]',
        )}
      >
        <h3 className="sr-only">{title}</h3>
        <div className="flex items-start gap-1">
          {ticked !== undefined && (
            <Checkbox
              waiting={<span className="-my-2 -ml-3 size-11" />}
              label={`Select ${title}`}
              labelHidden
              checked={ticked}
              onChange={() => actions.toggle(id)}
              className="-my-2 -ml-3"
            />
          )}
          {movable && (
            <MoveHandle waiting={<span className="-ml-2 w-6" />} citation={citation} onMove={actions.move} />
          )}
          <div className="min-w-0 flex-1 py-0.5">
            <Warnings notices={notices} />
            {paragraphs || annotated ? (
              <PlacedReference
                {...{ ...look, projectId, citation, annotated }}
                waiting={<ReferenceText {...look} />}
              />
            ) : (
              <ReferenceText {...look} />
            )}
            <Marks {...{ projectId, citation }} />
            {item.custom?.tags && <EntryTags projectId={projectId} tags={item.custom.tags} />}
          </div>
          <IconButton
            label={`Details of ${title}`}
            aria-expanded={open}
            aria-controls={open ? details : undefined}
            onPointerEnter={loadDetails}
            onFocus={loadDetails}
            onClick={() => setOpen(!open)}
            className="-my-1.5 -mr-2 print:hidden"
          >
            <ChevronDown aria-hidden="true" className={open ? 'rotate-180' : ''} />
          </IconButton>
        </div>
        {/* Beside the pointer or the focus; where there is no pointer, with the details. */}
        <div
          className={classNames(
            'flex print:hidden',
            open
              ? 'justify-end'
              : 'absolute top-0 right-10 rounded-md bg-raised opacity-0 shadow-page group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:hidden',
          )}
        >
          <CopyIconButton
            label={`Copy ${title}`}
            content={() =>
              paragraphs ? placedContent(citation) : entryContent(formattedCitation, plainText)
            }
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
        {open && (
          <div id={details} className="pb-2 pl-7">
            <CitationDetails {...{ projectId, citation, annotated }} lang={languageOf(item)} />
          </div>
        )}
      </article>
    </>
  );
});
