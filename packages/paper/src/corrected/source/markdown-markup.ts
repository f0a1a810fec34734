import type { Run } from '@citewright/interchange';
import { behind, type KeyedWork, type SourceMarkup } from './source-markup.ts';

/** Characters that Pandoc would read as marks. */
const special = /[\\`*_{}[\]<>#$@^~|]/g;

function writeRun({ text, italic, bold, sub, sup, href }: Run): string {
  if (href !== undefined && text === href) return `<${href}>`;
  const written = text.replace('\t', ' ').replace(special, '\\$&');
  // Marks stand at words, not at the spaces beside them.
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(written) ?? [];
  if (words === '') return written;
  const marks = [sup && '^', sub && '~', bold && '**', italic && '*'].filter((mark) => mark !== false);
  const marked = marks.reduce((inner, mark) => `${mark}${inner}${mark}`, words);
  return `${before}${href === undefined ? marked : `[${marked}](${href})`}${after}`;
}

function oneCite(work: KeyedWork): string {
  const after = behind(work);
  return `${work.prefix ? `${work.prefix.trim()} ` : ''}${work.suppressAuthor ? '-' : ''}@${work.key}${after === '' ? '' : `, ${after}`}`;
}

/** What the front of a source says, and where it ends. */
const front = /^(?:\ufeff)?---[ \t]*\r?\n([\s\S]{0,2000000}?)\r?\n(?=(?:---|\.\.\.)[ \t]*(?:\r?\n|$))/;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Pandoc's Markdown. Remarks are comments of HTML; changes are those of CriticMarkup, which editors show and Pandoc's filters accept. */
export const markdownMarkup = (): SourceMarkup => ({
  word: /\p{L}+|\p{N}+/gu,
  plainWord: (word) => word,
  // The address of a link stands behind its words.
  isMark: (source, { start }) => /\]\([^()\s]{0,1000}$/.test(source.slice(Math.max(0, start - 1_002), start)),
  write: (runs) => runs.map(writeRun).join(''),
  remark: {
    stands: 'behind',
    write: (message) =>
      `<!-- Citewright: ${message.replace(/--+/g, '–').replaceAll('>', '›').replace(/\s+/g, ' ')} -->`,
  },
  removed: (source) => `{--${source}--}`,
  added: (source) => `{++${source}++}`,
  cite: (works) => `[${works.map(oneCite).join('; ')}]`,
  note: (source) => `^[${source}]`,
  list: () => '::: {#refs}\n:::',
  prepare(source, { file }) {
    if (file === undefined) return [];
    const found = front.exec(source);
    if (!found)
      return [{ at: source.startsWith('\ufeff') ? 1 : 0, text: `---\nbibliography: ${file}\n---\n\n` }];
    return /^bibliography[ \t]*:/m.test(found[1] ?? '')
      ? []
      : [{ at: found[0].length, text: `bibliography: ${file}\n` }];
  },
  isBalanced: (source) =>
    countOf(source, /(?<!\\)\*/g) % 2 === 0 &&
    countOf(source, /<(?=https?:)/g) === countOf(source, /(?<=https?:[^\s<>]{1,1000})>/g),
  lead: undefined,
  raised: [/\^$/, /^\^/],
  // Tables that are drawn with spaces.
  isFixed: (line) => /\S {3,}\S|^ {8,}\S|\S {3,}$/.test(line) && !line.includes('|'),
  escapesSigns: true,
  numbersItself: false,
});
