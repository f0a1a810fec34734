import type { StyleKey } from '@citewright/contract';
import { partsOfStyleKey } from '@citewright/styles';
import { createProject } from '~/api/projects.ts';
import { listRunWords } from '~/content/list-run.ts';
import { dropOnPage } from '~/files/drop-on-page.ts';
import { toast } from '~/ui/toast-store.ts';
import { dropMark } from './drop-mark.ts';

/** React Router's. */
export type Navigate = (path: string) => void | Promise<void>;

/** How often, and how many milliseconds apart, it is seen whether the page that is left is gone. */
const mostLooks = 100;
const between = 50;

/** Waits until the tool that is left takes no files any more: pages fade. */
async function untilLeft(): Promise<void> {
  for (let look = 0; look < mostLooks && document.getElementById(dropMark); look += 1)
    await new Promise((resolve) => setTimeout(resolve, between));
}

async function giveTo(path: string, file: File, navigate: Navigate): Promise<void> {
  await navigate(path);
  await untilLeft();
  if (!(await dropOnPage(file))) toast({ title: listRunWords.dropAgain, tone: 'notice' });
}

/** Makes a project for a list, or a file of records, and offers it there for import. */
export async function importIntoProject(file: File, format: StyleKey, navigate: Navigate): Promise<void> {
  const { style, language } = partsOfStyleKey(format);
  const form = { moduleName: null, moduleCode: null, referenceStyle: style, language };
  try {
    const { id } = await createProject({ ...form, name: file.name.replace(/\.\w{1,8}$/, '') });
    await giveTo(`/projects/${id}`, file, navigate);
  } catch {
    toast({ title: listRunWords.notMade, description: listRunWords.notMadeAdvice, tone: 'failure' });
  }
}

/** Opens the check of papers with a document. */
export const checkDocument = (file: File, navigate: Navigate): Promise<void> =>
  giveTo('/check', file, navigate);

/** A pasted list as a file. */
export const listAsFile = (text: string): File =>
  new File([text], listRunWords.fileName, { type: 'text/plain' });

/** Opens the import of the project on the page with a pasted list. */
export async function importHere(text: string): Promise<void> {
  await dropOnPage(listAsFile(text));
}
