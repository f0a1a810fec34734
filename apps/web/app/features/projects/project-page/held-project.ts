import type { Backup, Project, ProjectCitation } from '@citewright/contract';
import type { TextFile } from '~/ui/text-file.ts';

/**
 * A project as a backup without checks, from what its page shows of it. Works are given in the order of their addition; those of a numbered
 * list keep their numbers.
 */
export function heldProject(
  { name, moduleName, moduleCode, referenceStyle, language, description, createdAt }: Project,
  citations: readonly ProjectCitation[],
  isNumbered: boolean,
): Backup {
  const ordered = isNumbered ? citations : citations.toSorted((one, other) => one.id - other.id);
  const project = {
    ...{ name, moduleName, moduleCode, referenceStyle, createdAt },
    ...(language && { language }),
    ...(description !== undefined && { description }),
    citations: ordered.map(
      ({ item, evidence, verification, record, notices, locator, createdAt: added }) => ({
        ...{ item, evidence, verification, notices, createdAt: added },
        ...(record && { record }),
        ...(locator && { locator }),
      }),
    ),
  };
  return { app: 'citewright', version: 1, createdAt, projects: [{ project }] };
}

/** The records of works as CSL-JSON, which reference managers and our import read. */
export function recordsFile(citations: readonly ProjectCitation[]): TextFile {
  const items = citations.map(({ id, item }) => ({ ...item, id: String(id) }));
  return { name: 'project-records.json', content: `${JSON.stringify(items, null, 2)}\n` };
}
