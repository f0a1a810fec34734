import type { CitationItem, Project, StyleId } from '@citewright/contract';
import { type PlannedReference, planProject } from '@citewright/formatting';
import type { Database } from '../../db/schema.ts';
import { cleanItem } from '../clean-item.ts';
import { listItems, readRow } from '../project-rows.ts';
import { mapInTurns, takeSteps } from '../take-turns.ts';

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

/** The items of a project of a session; large ones are read with turns for other requests, as all that follows. */
export async function readItems(
  database: Database,
  owner: string,
  projectId: number,
): Promise<CitationItem[]> {
  const rows = await listItems(database, owner, projectId);
  return await mapInTurns(rows, (row) => ({ ...cleanItem(readRow(row).item), id: row.id }));
}

/** The bibliography, one form of each entry, in the order of the style. */
export async function entriesOf<Entry>(
  { project, items }: ExportSource,
  form: (reference: PlannedReference) => Entry,
): Promise<Entry[]> {
  return await mapInTurns(await takeSteps(planProject(items, project.referenceStyle)), form);
}

/** A bibliography in a document: its heading, and its entries as `write` makes them of their HTML. */
export async function writeBibliography<Paragraph>(
  source: ExportSource,
  write: (entry: string) => Paragraph,
): Promise<{ heading: string; paragraphs: Paragraph[] }> {
  const paragraphs = await entriesOf(source, (reference) => write(reference.entry().html));
  return { heading: listNames[source.project.referenceStyle], paragraphs };
}
