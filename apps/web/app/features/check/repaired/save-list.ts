import type { CitationItem, Project, ProjectRequest } from '@citewright/contract';
import { writeRecords } from '@citewright/interchange';
import { runImport } from '~/api/import.ts';
import { createProject, editProject } from '~/api/projects.ts';
import { isUnanswered } from '~/api/request-error.ts';
import { randomToken } from '~/api/session.ts';

const fileText = (items: readonly CitationItem[]): string =>
  [...writeRecords('csl-json', items)]
    .map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece)))
    .join('');

/** A saving that has not come to its end. */
interface Attempt {
  style: string;
  text: string;
  form: ProjectRequest;
  /** The project that it has made, as far as is known. */
  project?: Project;
  idempotencyKey: string;
}

// Module-level, as the dialog may be closed and opened between two attempts.
let unfinished: Attempt | undefined;

/** The project of an attempt; made once, whatever it is called at the next one. */
async function attemptedProject(attempt: Attempt, name: string): Promise<Project> {
  try {
    // The same form: an answer that was lost is given again, and no second project is made.
    attempt.project ??= await createProject(attempt.form);
  } catch (error) {
    if (!isUnanswered(error)) unfinished = undefined;
    throw error;
  }
  if (attempt.project.name !== name) attempt.project = await editProject(attempt.project.id, { name });
  return attempt.project;
}

/**
 * Makes a project of a list. Tells how many of its entries were stored. After a failure the same list goes on where it was: in the same
 * project, with no entry twice.
 * @throws RequestError when the project cannot be made, or the list is refused
 */
export async function saveList(
  name: string,
  style: string,
  items: readonly CitationItem[],
  signal: AbortSignal,
): Promise<{ project: Project; added: number }> {
  const text = fileText(items);
  if (unfinished?.text !== text || unfinished.style !== style) {
    const form = { name, moduleName: null, moduleCode: null, referenceStyle: style };
    unfinished = { style, text, form, idempotencyKey: randomToken() };
  }
  const attempt = unfinished;
  const { id } = await attemptedProject(attempt, name);
  const request = { text, format: 'csl-json', duplicates: 'add' } as const;
  const { idempotencyKey } = attempt;
  let added = 0;
  let isDone = false;
  for await (const event of runImport({ projectId: id, request, idempotencyKey, signal })) {
    if (event.kind === 'line' && event.line.status === 'added') added += 1;
    if (event.kind === 'done') isDone = true;
  }
  if (!isDone) throw new TypeError('The import was cut');
  unfinished = undefined;
  return { project: attempt.project as Project, added };
}
