import type { ProjectCitation } from '@citewright/contract';

/** What can be done with one citation of a project. The same for all entries, so that none is drawn again for it. */
export interface CitationActions {
  edit: (citation: ProjectCitation) => void;
  remove: (citation: ProjectCitation) => void;
  toggle: (id: number) => void;
}
