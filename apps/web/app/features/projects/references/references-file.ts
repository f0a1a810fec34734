import type { TextFile } from '~/ui/text-file.ts';

/** `project-references-2026-11-21.txt`, with the local date. */
export function referencesFile(references: string, now: Date): TextFile {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const date = parts.map((part) => String(part).padStart(2, '0')).join('-');
  return { name: `project-references-${date}.txt`, content: `${references}\n` };
}
