import type { Project, ProjectCitation } from '@citewright/contract';
import { Search } from 'lucide-react';
import { TextField } from '~/ui/text-field.tsx';
import { TagFilter } from '../beside/tag-filter.tsx';
import { findCitations, searchable } from './find-citations.ts';

const finder = { searchable, findCitations };

/** What finds citations: it is not needed before the field is. */
export type Finder = typeof finder;

interface FindFieldProps {
  project: Project;
  citations: readonly ProjectCitation[];
  query: string;
  onSearch: (search: { query: string; finder: Finder }) => void;
}

/** The search field of a long list of citations, and its tags. */
export function FindField({ project, citations, query, onSearch }: FindFieldProps) {
  const onQuery = (typed: string) => onSearch({ query: typed, finder });
  return (
    <div className="border-b border-rule py-2 print:hidden">
      <TextField
        label="Find in this project"
        labelHidden
        type="search"
        placeholder="Find by author, title, year or note"
        leading={<Search aria-hidden="true" />}
        autoComplete="off"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <TagFilter {...{ project, citations, query, onQuery }} />
    </div>
  );
}
