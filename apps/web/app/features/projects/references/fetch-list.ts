import type { Project } from '@citewright/contract';
import type { QueryClient } from '@tanstack/react-query';
import { fetchReferences, parseProjectCitations, projectCitationsKey } from '~/api/projects.ts';
import type { ClipboardContent } from '~/clipboard/clipboard-content.ts';
import { toast } from '~/ui/toast-store.ts';
import { isNumbered } from '../is-numbered.ts';
import { type HeadedEntry, listContent } from './list-content.ts';

/** Says that the list was copied, and in what order its style has it. */
export function tellCopied(project: Project): void {
  toast({
    title: 'Copied to Clipboard',
    description: `All references copied to your device clipboard in ${
      isNumbered(project) ? 'the order of their numbers' : 'alphabetical order'
    }!`,
  });
}

/** Says that there is nothing to copy. */
export function tellEmptyList(): void {
  toast({
    title: 'No citations added yet',
    description: 'Create your first citation to get started',
    tone: 'notice',
  });
}

/** The formatted references of a project; if they cannot be loaded, only plain text is copied. */
async function knownReferences(id: number, queries: QueryClient): Promise<readonly HeadedEntry[]> {
  try {
    return parseProjectCitations(await queries.fetchQuery({ queryKey: projectCitationsKey(id) }));
  } catch {
    return [];
  }
}

/** The list of a project for the clipboard; undefined when it is empty. */
export async function fetchList(id: number, queries: QueryClient): Promise<ClipboardContent | undefined> {
  const [known, references] = await Promise.all([knownReferences(id, queries), fetchReferences(id)]);
  return references === '' ? undefined : listContent(references, known);
}
