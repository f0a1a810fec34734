import type { BackupResult, Project } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureMessage } from '~/api/failure-message.ts';
import { projectsKey } from '~/api/projects.ts';
import { faultWords } from '~/content/faults.ts';
import { fetchPart } from '~/ui/lazy-part.tsx';
import { downloadBlob } from '~/ui/text-file.ts';
import { type ToastContent, toast } from '~/ui/toast-store.ts';
import { citationCount } from '../citation-count.ts';
import { projectCount } from './project-count.ts';

// The calls and their schemas are loaded on first use.
const loadCalls = () => fetchPart(() => import('~/api/backup.ts'));
const loadChange = () => fetchPart(() => import('~/api/make-change.ts'));

/** A file that is not a backup; `message` is written for the user. */
class BackupError extends Error {
  override readonly name = 'BackupError';
}

async function readBackup(file: File): Promise<unknown> {
  const { isTooLarge } = await loadCalls();
  if (isTooLarge(file)) throw new BackupError('This file is too large to be a backup.');
  try {
    return JSON.parse(await file.text());
  } catch (cause) {
    throw new BackupError('This file is no backup of Citewright.', { cause });
  }
}

const hasStyles = (backup: unknown): boolean =>
  typeof backup === 'object' && backup !== null && 'styles' in backup;

/** The words for a restored backup; without a result its answer was lost, and its projects are in the list. */
function restored(result: BackupResult | undefined): ToastContent {
  if (!result) return { title: 'The projects of the backup are here' };
  const { added, present, leftOut, styles } = result;
  const sentences = [];
  if (styles)
    sentences.push(styles === 1 ? 'One of your styles is back.' : `${styles} of your styles are back.`);
  if (present > 0) sentences.push(`${projectCount(present)} ${present === 1 ? 'was' : 'were'} here already.`);
  if (leftOut) sentences.push(`${citationCount(leftOut)} stayed out: their project is full.`);
  return {
    title: `${projectCount(added.length)} added from the backup`,
    ...(sentences.length > 0 && { description: sentences.join(' ') }),
  };
}

function fail(error: unknown, fallback: string, again: () => void): void {
  const isUnreadable = error instanceof BackupError;
  toast({
    title: 'Error',
    description: isUnreadable ? error.message : failureMessage(error, fallback),
    tone: 'failure',
    ...(!isUnreadable && { action: { label: faultWords.tryAgain, run: again } }),
  });
}

/** Exports all projects as one file, and imports such a file. */
export function useBackup() {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async () => (await loadCalls()).fetchBackup(),
    onSuccess: ({ name, content }) => {
      downloadBlob(name, content);
      toast({ title: 'Backup saved', description: `${name} is in your downloads.` });
    },
    onError: (error) => fail(error, 'Failed to save the backup', () => save.mutate()),
  });
  const open = useMutation({
    mutationFn: async (file: File) => {
      const backup = await readBackup(file);
      const [{ restoreBackup }, { makeChange, unknownWithoutAnswer }] = await Promise.all([
        loadCalls(),
        loadChange(),
      ]);
      const change = makeChange(queries, {
        make: () => restoreBackup(backup),
        keys: [projectsKey],
        isDone: (now: Project[], before) => now.length > (before?.length ?? now.length),
      });
      // Styles are in no list that was looked at.
      return hasStyles(backup) ? change.catch(unknownWithoutAnswer) : change;
    },
    onSuccess: (result) => toast(restored(result)),
    onError: (error, file) => fail(error, 'Failed to open the backup', () => open.mutate(file)),
  });
  return { save, open };
}
