import type { ProjectCitation } from '@citewright/contract';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { deleteCitation, projectCitationsKey } from '~/api/projects.ts';
import { TextField } from '~/ui/text-field.tsx';
import { ConfirmDeletion } from '../deletion/confirm-deletion.tsx';
import { useDeletion } from '../deletion/use-deletion.ts';
import { citationCount } from './citation-count.ts';
import { CitationEntry } from './citation-entry.tsx';
import { duplicateIds } from './duplicates.ts';
import { findCitations } from './find-citations.ts';
import { useGrowingCount } from './use-growing-count.ts';

/** From how many citations on the list can be searched. */
const longList = 6;

function question(citation: ProjectCitation | undefined): string | undefined {
  return citation && `Are you sure you want to delete this citation: "${citation.title}"?`;
}

function FindField({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  return (
    <TextField
      label="Find in this project"
      labelHidden
      type="search"
      placeholder="Find by author, title or year"
      leading={<Search aria-hidden="true" />}
      autoComplete="off"
      className="border-b border-rule pt-3 pb-4"
      value={query}
      onChange={(event) => onQuery(event.target.value)}
    />
  );
}

interface CitationListProps {
  projectId: number;
  citations: readonly ProjectCitation[];
}

/** The citations of a project in a list that scrolls by itself, with a search in long ones. */
export function CitationList({ projectId, citations }: CitationListProps) {
  const [query, setQuery] = useState('');
  const duplicates = useMemo(() => duplicateIds(citations), [citations]);
  const found = useMemo(() => findCitations(citations, query), [citations, query]);
  const { count, scroller, end } = useGrowingCount();
  const deletion = useDeletion<ProjectCitation>({
    remove: ({ id }) => deleteCitation(id),
    list: projectCitationsKey(projectId),
    success: 'Citation deleted successfully!',
    failure: 'Failed to delete citation',
  });
  return (
    <>
      {citations.length >= longList && <FindField query={query} onQuery={setQuery} />}
      <p role="status" className="sr-only">
        {query.trim() !== '' && `${citationCount(found.length)} found`}
      </p>
      <section ref={scroller} aria-label="List of citations" className="h-96 overflow-y-auto">
        {found.length === 0 && <p className="py-6 text-ink-soft">Nothing here matches these words.</p>}
        <ol className="divide-y divide-rule">
          {found.slice(0, count).map((citation) => (
            <li key={citation.id} className="py-5 pr-3">
              <CitationEntry
                citation={citation}
                duplicate={duplicates.has(citation.id)}
                onDelete={deletion.ask}
              />
            </li>
          ))}
        </ol>
        {count < found.length && <div ref={end} className="h-px" />}
      </section>
      <ConfirmDeletion
        title="Delete citation"
        question={question(deletion.subject)}
        busy={deletion.busy}
        onCancel={deletion.cancel}
        onConfirm={deletion.confirm}
      />
    </>
  );
}
