import { type OutputFormat, singleSpaced } from './format.ts';
import type { Token } from './token.ts';

/**
 * Writes tokens down in a format, and as plain text. Pieces are joined at the end: strings that grow piece by piece keep all
 * their pieces.
 */
export function write(tokens: readonly Token[], format: OutputFormat): { html: string; text: string } {
  const html: string[] = [];
  const text: string[] = [];
  const links: string[] = [];
  for (const token of tokens) {
    switch (token.kind) {
      case 'text':
        html.push(format.escape(token.text));
        text.push(singleSpaced(token.text));
        break;
      case 'open-mark':
        html.push(format.marks[token.mark][0]);
        break;
      case 'close-mark':
        html.push(format.marks[token.mark][1]);
        break;
      case 'open-display':
        html.push(format.display[token.display][0]);
        break;
      case 'close-display':
        html.push(format.display[token.display][1]);
        if (token.display === 'left-margin') text.push(' ');
        break;
      case 'open-link': {
        const [open, close] = format.link(token.href);
        links.push(close);
        html.push(open);
        break;
      }
      case 'close-link':
        html.push(links.pop() ?? '');
    }
  }
  return { html: html.join(''), text: text.join('') };
}
