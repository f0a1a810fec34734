import type { OutputFormat } from './format.ts';
import type { Token } from './token.ts';

/** Writes tokens down in a format. Pieces are joined at the end: strings that grow piece by piece keep all their pieces. */
export function write(tokens: readonly Token[], format: OutputFormat): string {
  const written: string[] = [];
  const links: string[] = [];
  for (const token of tokens) {
    switch (token.kind) {
      case 'text':
        written.push(format.escape(token.text));
        break;
      case 'open-mark':
        written.push(format.marks[token.mark][0]);
        break;
      case 'close-mark':
        written.push(format.marks[token.mark][1]);
        break;
      case 'open-display':
        written.push(format.display[token.display][0]);
        break;
      case 'close-display':
        written.push(format.display[token.display][1]);
        break;
      case 'open-link': {
        const [open, close] = format.link(token.href);
        links.push(close);
        written.push(open);
        break;
      }
      case 'close-link':
        written.push(links.pop() ?? '');
    }
  }
  return written.join('');
}
