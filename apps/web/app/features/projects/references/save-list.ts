import { fetchReferences } from '~/api/projects.ts';
import { downloadFile } from '~/ui/text-file.ts';
import { toast } from '~/ui/toast-store.ts';
import { referencesFile } from './references-file.ts';

/** Saves the references that could not be copied, with a notice to copy them from the file (specification §4). */
export function saveForCopying(references: string): void {
  toast({
    title: 'Copy Manually',
    description: 'Please copy the references from the downloaded file or enable clipboard permissions.',
    tone: 'notice',
  });
  downloadFile(referencesFile(references, new Date()));
}

/** Saves the references of a project as a text file. */
export async function downloadList(id: number): Promise<void> {
  try {
    downloadFile(referencesFile(await fetchReferences(id), new Date()));
    toast({ title: 'Downloaded', description: 'References downloaded as text file successfully!' });
  } catch {
    // Whatever the cause, the specification has only this message (§8).
    toast({ title: 'Error', description: 'Failed to download references', tone: 'failure' });
  }
}
