import type { StyleId } from '@citewright/contract';

/** A text file that is made in the browser. */
export interface CitationFile {
  name: string;
  content: string;
}

function timestamp(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
  return [...parts, date.getSeconds()].map((part) => String(part).padStart(2, '0')).join('');
}

/** `citation_APA_20261121093005.txt`: the entry and, after an empty line, the form for the text. */
export function citationFile(
  citation: { format: StyleId; text: string; inText?: string | undefined },
  now: Date,
): CitationFile {
  const inText = citation.inText ? `\nIn-text: ${citation.inText}\n` : '';
  return {
    name: `citation_${citation.format.toUpperCase()}_${timestamp(now)}.txt`,
    content: `${citation.text}\n${inText}`,
  };
}

/** Hands a file to the browser's downloads. */
export function downloadFile({ name, content }: CitationFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
