import type { StyleKey } from '@citewright/contract';
import { detectFormat } from '@citewright/interchange';
import { listRunWords } from '~/content/list-run.ts';
import { isDocumentName } from '~/files/document-name.ts';
import { FileError, readTextFile } from '~/files/read-text-file.ts';
import { toast } from '~/ui/toast-store.ts';
import { checkDocument, importIntoProject, type Navigate } from './take-elsewhere.ts';

/** Bytes of a file that an import takes (`importLimits.text` of the contract). */
const largest = 10 * 1024 * 1024;

interface Takers {
  format: StyleKey;
  navigate: Navigate;
  /** Cites a list here. */
  onList: (text: string) => void;
}

/** Takes a file that was dropped: a paper is checked, records of another program become a project, a list is cited here. */
export async function takeFile(file: File, { format, navigate, onList }: Takers): Promise<void> {
  if (isDocumentName(file.name)) return await checkDocument(file, navigate);
  try {
    const text = await readTextFile(file, largest);
    if (detectFormat(text) === undefined) onList(text);
    else await importIntoProject(file, format, navigate);
  } catch (error) {
    const description = error instanceof FileError ? error.message : listRunWords.unreadable;
    toast({ title: 'Error', description, tone: 'failure' });
  }
}
