import type { OutputFormat } from './format.ts';
import type { Token } from './token.ts';

/** Writes tokens down in a format. */
export function write(tokens: readonly Token[], format: OutputFormat): string {
  let written = '';
  const links: string[] = [];
  for (const token of tokens) {
    switch (token.kind) {
      case 'text':
        written += format.escape(token.text);
        break;
      case 'open-mark':
        written += format.marks[token.mark][0];
        break;
      case 'close-mark':
        written += format.marks[token.mark][1];
        break;
      case 'open-display':
        written += format.display[token.display][0];
        break;
      case 'close-display':
        written += format.display[token.display][1];
        break;
      case 'open-link': {
        const [open, close] = format.link(token.href);
        links.push(close);
        written += open;
        break;
      }
      case 'close-link':
        written += links.pop() ?? '';
    }
  }
  return written;
}
