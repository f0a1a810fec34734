import type { ProjectCitation, Quotation } from '@citewright/contract';
import { useQuery } from '@tanstack/react-query';
import { parseProjectCitations, projectCitationsKey } from '~/api/projects.ts';
import { CopyIconButton } from '~/clipboard/copy-button.tsx';
import { besideWords } from '~/content/beside.ts';
import { fetchPart } from '~/ui/lazy-part.tsx';
import { useProject } from './use-project.ts';

/** What names a quotation: how it begins. */
const startOf = (text: string): string => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text);

interface QuotationsProps {
  projectId: number;
  citation: ProjectCitation;
}

/** The private notes and the quotations of a work, each quotation to be copied with its citation. */
export function Quotations({ projectId, citation }: QuotationsProps) {
  const project = useProject(projectId);
  const { data: citations } = useQuery({
    queryKey: projectCitationsKey(projectId),
    select: parseProjectCitations,
    structuralSharing: false,
  });
  const { notes, quotations = [] } = citation.item.custom ?? {};
  const content = async (quotation: Quotation) => {
    const { quotationContent } = await fetchPart(() => import('./quotation-content.ts'));
    return await quotationContent(quotation, citation, citations ?? [citation], project);
  };
  return (
    <div className="print:hidden">
      {notes && (
        <p className="mt-2 text-sm whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">{besideWords.notes}: </span>
          {notes}
        </p>
      )}
      {quotations.length > 0 && (
        <ul aria-label={besideWords.quotations} className="mt-2 space-y-1 text-sm">
          {quotations.map((quotation, at) => (
            <li key={at} className="flex items-start gap-1 border-l-2 border-rule-strong pl-3">
              <q className="min-w-0 flex-1 font-serif whitespace-pre-line wrap-anywhere">{quotation.text}</q>
              {quotation.locator && <span className="shrink-0 text-ink-soft">{quotation.locator.value}</span>}
              <CopyIconButton
                label={besideWords.copyQuotation(startOf(quotation.text))}
                content={() => content(quotation)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
