import type { StyleId } from '@citewright/contract';
import type { TextFile } from '~/ui/text-file.ts';

function timestamp(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
  return [...parts, date.getSeconds()].map((part) => String(part).padStart(2, '0')).join('');
}

/** `citation_APA_20261121093005.txt`: the bibliography entry, an empty line and the in-text citation. */
export function citationFile(
  citation: { format: StyleId; text: string; inText?: string | undefined },
  now: Date,
): TextFile {
  const inText = citation.inText ? `\nIn-text: ${citation.inText}\n` : '';
  return {
    name: `citation_${citation.format.toUpperCase()}_${timestamp(now)}.txt`,
    content: `${citation.text}\n${inText}`,
  };
}
