import { type OutputFormat, singleSpaced } from './format.ts';
import type { Token } from './token.ts';

/**
 * Writes tokens down in a format, and as plain text. Pieces are joined at the end: strings that grow piece by piece keep all
 * their pieces.
 */
export function write(tokens: readonly Token[], format: OutputFormat): { html: string; text: string } {
  const html: string[] = [];
  const text: string[] = [];
  for (const token of tokens) {
    const { side } = token;
    switch (token.kind) {
      case 'text':
        html.push(format.escape(token.value));
        text.push(singleSpaced(token.value));
        break;
      case 'mark':
        html.push(format.marks[token.value][side]);
        break;
      case 'display':
        html.push(format.display[token.value][side]);
        if (side && token.value === 'left-margin') text.push(' ');
        break;
      case 'link':
        html.push(format.link(token.value)[side]);
    }
  }
  return { html: html.join(''), text: text.join('') };
}
