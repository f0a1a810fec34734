import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClipboardContent } from '~/clipboard/clipboard-content.ts';
import { ClipboardError, writeClipboard } from '~/clipboard/write-clipboard.ts';
import { fetchPart } from '~/ui/lazy-part.tsx';
import { toastFailure } from '../toast-failure.ts';

/** What comes with the list when it is copied. */
type List = typeof import('./fetch-list.ts');

/** Thrown when there is nothing to copy, so that the clipboard is not cleared. */
class EmptyListError extends Error {}

// Loaded when the list is copied.
const loadList = () => fetchPart(() => import('./fetch-list.ts'));

// Loaded when a file is saved.
const loadSaving = () => fetchPart(() => import('./save-list.ts'));

async function contentOfList(id: number, queries: QueryClient): Promise<ClipboardContent> {
  const content = await (await loadList()).fetchList(id, queries);
  if (!content) throw new EmptyListError();
  return content;
}

/**
 * Copies the list: to the clipboard, by a hidden text area, or as a last resort as a file with a notice to copy from it
 * (specification §4).
 */
async function copyList(content: Promise<ClipboardContent>, tell: (list: List) => void): Promise<void> {
  try {
    await writeClipboard(content, window);
    tell(await loadList());
  } catch (error) {
    if (error instanceof ClipboardError) (await loadSaving()).saveForCopying((await content).text);
    else if (error instanceof EmptyListError) (await loadList()).tellEmptyList();
    else toastFailure(error, 'Failed to copy references');
  }
}

/** The actions of a project's reference list. `busy` while one is running; further clicks are ignored. */
export function useReferences(projectId: number): {
  busy: boolean;
  /** `tell` says that it is done. */
  copy: (tell: (list: List) => void) => Promise<void>;
  download: () => Promise<void>;
} {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function once(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    await work();
    setBusy(false);
  }

  return {
    busy,
    copy: (tell) => once(() => copyList(contentOfList(projectId, queries), tell)),
    download: () =>
      once(async () => {
        try {
          await (await loadSaving()).downloadList(projectId);
        } catch (error) {
          toastFailure(error, 'Failed to download references');
        }
      }),
  };
}
