import type { ProjectCitation } from '@citewright/contract';
import type { Move } from './move-target.ts';

/** The actions of a citation in a project. The same object for all entries, so that it causes no re-render. */
export interface CitationActions {
  edit: (citation: ProjectCitation) => void;
  remove: (citation: ProjectCitation) => void;
  toggle: (id: number) => void;
  move: (id: number, to: Move) => void;
}
