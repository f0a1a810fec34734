import type { ProjectCitation } from '@citewright/contract';

/** The actions of a citation in a project. The same object for all entries, so that it causes no re-render. */
export interface CitationActions {
  edit: (citation: ProjectCitation) => void;
  remove: (citation: ProjectCitation) => void;
  toggle: (id: number) => void;
  /** Puts a citation so many places further, or before another one. */
  move: (id: number, to: { by: -1 | 1 } | { before: number }) => void;
}

/** What is dragged: the id of a citation, under a type that no other page has. */
export const draggedType = 'application/x-citewright-citation';
