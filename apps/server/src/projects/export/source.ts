import type { CitationItem, Project, StyleId } from '@citewright/contract';
import { formatBibliography } from '@citewright/formatting';

/** What is exported: a project and its clean items, each under the number of its citation, in the order of adding. */
export interface ExportSource {
  project: Project;
  items: CitationItem[];
}

/** What each style calls its list (specification, §9). */
const listNames: Record<StyleId, string> = {
  apa: 'References',
  mla: 'Works Cited',
  chicago: 'Bibliography',
  harvard: 'Reference List',
  ieee: 'References',
};

/** The bibliography as a document shows it: its heading, and the HTML of each entry in the order of the style. */
export function bibliographyOf({ project, items }: ExportSource): { heading: string; entries: string[] } {
  const entries = formatBibliography(items, project.referenceStyle).map(({ html }) => html);
  return { heading: listNames[project.referenceStyle], entries };
}
