import type { ProjectCitation } from '@citewright/contract';
import { publishedDoi } from '@citewright/record';
import { isGrave } from '~/content/grave-notice.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { AnnotateButton } from '../annotation/annotate-button.tsx';
import { BesideButton } from '../beside/beside-button.tsx';
import { Quotations } from '../beside/quotations.tsx';
import { SectionChoice } from '../beside/section-choice.tsx';
import { InTextForms } from '../in-text/in-text-forms.tsx';
import { CopyAs } from '../records/copy-as.tsx';

// Few works are retracted.
const ProjectRetractedForm = lazyPart(
  async () => (await import('./project-retracted-form.tsx')).ProjectRetractedForm,
);

// Nor are many published since.
const TakePublished = lazyPart(async () => (await import('./take-published.tsx')).TakePublished);

interface CitationDetailsProps {
  projectId: number;
  citation: ProjectCitation;
  lang: string | undefined;
  /** The list prints annotations, and has this button. */
  annotated: boolean;
}

/** What an entry has besides its reference: all authors, what to look at, in-text forms. */
export function CitationDetails({ projectId, citation, lang, annotated }: CitationDetailsProps) {
  const { title, authors, year, notices, record } = citation;
  const advice = notices.filter((notice) => !isGrave(notice));
  return (
    <>
      <p className="font-semibold leading-snug wrap-anywhere">{title}</p>
      <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere">
        {authors !== '' && `${authors}, `}
        {year}
      </p>
      {record && (
        <p className="mt-1 text-sm text-ink-soft">
          Record:{' '}
          <a href={record.url} target="_blank" rel="noopener noreferrer" className="underline">
            {record.name}
          </a>
        </p>
      )}
      {advice.length > 0 && (
        <ul className="mt-2 space-y-1 text-sm text-ink-soft">
          {advice.map(({ code, message }) => (
            <li key={`${code} ${message}`} className="border-l-2 border-rule-strong pl-3">
              {message}
            </li>
          ))}
        </ul>
      )}
      {publishedDoi(notices) !== undefined && <TakePublished projectId={projectId} citation={citation} />}
      {notices.some(isGrave) && <ProjectRetractedForm projectId={projectId} citation={citation} />}
      <InTextForms projectId={projectId} citation={citation} lang={lang} />
      <CopyAs projectId={projectId} id={citation.id} title={title} />
      <Quotations projectId={projectId} citation={citation} />
      <div className="flex flex-wrap items-end gap-x-6">
        {!annotated && <AnnotateButton {...{ projectId, citation, annotated }} />}
        <BesideButton projectId={projectId} citation={citation} />
      </div>
      <SectionChoice projectId={projectId} citation={citation} />
    </>
  );
}
