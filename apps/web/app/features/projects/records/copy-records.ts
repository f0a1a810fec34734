import { exportProject } from '~/api/projects.ts';
import { ClipboardError, writeClipboard } from '~/clipboard/write-clipboard.ts';
import type { RecordFormat } from '~/content/record-formats.ts';
import { escapeMarkup } from '~/ui/reference-markup.ts';
import { toast } from '~/ui/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import { joinRecords } from './join-records.ts';

/** Citations that one request may name. */
const most = 500;

/** The records of a project, or of some of its citations, under the keys that they have in its exported files. */
async function fetchRecords(
  projectId: number,
  format: RecordFormat,
  ids: readonly number[] | undefined,
): Promise<string> {
  const count = ids ? Math.ceil(ids.length / most) : 1;
  const files: string[] = [];
  for (let part = 0; part < count; part += 1) {
    const chosen = ids?.slice(part * most, (part + 1) * most);
    const { content } = await exportProject(projectId, format, chosen);
    files.push(await content.text());
  }
  return joinRecords(format, files);
}

/** Copies the records of a project, or of some of its citations, for another program. To be called in a click: browsers ask for it. */
export async function copyRecords(
  projectId: number,
  format: RecordFormat,
  ids?: readonly number[],
): Promise<void> {
  const content = fetchRecords(projectId, format, ids).then((text) => ({
    html: `<pre>${escapeMarkup(text)}</pre>`,
    text,
  }));
  try {
    await writeClipboard(content, window);
    toast({ title: 'Copied to clipboard' });
  } catch (error) {
    if (!(error instanceof ClipboardError)) return toastFailure(error, 'Failed to copy');
    toast({
      title: 'Failed to copy',
      description: 'Could not copy to clipboard. Try again later.',
      tone: 'failure',
    });
  }
}
