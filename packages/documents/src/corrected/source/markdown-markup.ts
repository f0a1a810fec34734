import type { Run } from '@citewright/interchange';
import { front, markdownPassages, type Passage } from '../../readers/markdown/passages.ts';
import { behind, type KeyedWork, type SourceMarkup } from './source-markup.ts';

/** Characters that Pandoc would read as marks, and those by which Liquid begins a tag, a link becomes an image, and a word an entity. */
const special = /[\\*_{}[\]<>#$@^~|]|(?<=\{)%|!(?=\[)|&(?=#?\w{1,31};)/g;

/** knitr runs what stands between backticks, whether or not a backslash is before them. */
const backtick = '&#96;';

function writeMarkdownRun({ text, italic, bold, sub, sup, href }: Run): string {
  if (href !== undefined && text === href) return `<${href}>`;
  const written = text.replace('\t', ' ').replace(special, '\\$&').replaceAll('`', backtick);
  // Marks stand at words, not at the spaces beside them.
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(written) ?? [];
  if (words === '') return written;
  const marks = [sup && '^', sub && '~', bold && '**', italic && '*'].filter((mark) => mark !== false);
  const marked = marks.reduce((inner, mark) => `${mark}${inner}${mark}`, words);
  return `${before}${href === undefined ? marked : `[${marked}](${href.replace(/[()]/g, encodeParenthesis)})`}${after}`;
}

const encodeParenthesis = (sign: string) => (sign === '(' ? '%28' : '%29');

/** What Pandoc takes for the number of a list, before a text. Initials are none: behind one capital and a full stop it wants two spaces. */
const listNumber =
  /^(\s*\(?(?:\d+|[a-z]|[ivxlcdm]+|[IVXLCDM]{2,}))([.)]\s+)(?=\S)|^(\s*\(?[A-Z])(\)\s+)(?=\S)/;

/** A text whose beginning would begin a list or a division of the document, or whose last sign makes an image of a link. */
const asText = (written: string): string =>
  written
    .replace(/^(\s*)(?=[-+:=])/, '$1\\')
    .replace(listNumber, '$1$3\\$2$4')
    .replace(/(?<!\\)!(?=\[)/g, '\\!');

function oneCite(work: KeyedWork): string {
  const after = behind(work);
  return `${work.prefix ? `${work.prefix.trim()} ` : ''}${work.suppressAuthor ? '-' : ''}@${work.key}${after === '' ? '' : `, ${after}`}`;
}

/** Insertions by which a source calls a file of references, beside those that it calls already. */
function callOf(source: string, file: string): { at: number; text: string }[] {
  const [data, inner] = front.exec(source) ?? [];
  if (data === undefined || inner === undefined)
    return [{ at: source.startsWith('\ufeff') ? 1 : 0, text: `---\nbibliography: ${file}\n---\n\n` }];
  const from = data.indexOf(inner);
  const called = /^bibliography[ \t]*:[ \t]*(.*?)[ \t]*$(?:\r?\n([ \t]*-[ \t]+))?/m.exec(inner);
  if (!called) return [{ at: from + inner.length, text: `\nbibliography: ${file}` }];
  const [whole, value = '', item] = called;
  const at = from + called.index;
  const end = at + whole.length - (item === undefined ? 0 : item.length);
  if (item !== undefined) return [{ at: end, text: `${item}${file}\n` }];
  const start = at + whole.indexOf(value, whole.indexOf(':') + 1);
  const isList = value.endsWith(']');
  return isList
    ? [{ at: start + value.length - 1, text: `, ${file}` }]
    : [
        { at: start, text: '[' },
        { at: start + value.length, text: `, ${file}]` },
      ];
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Pandoc's Markdown. Remarks are comments of HTML; changes are those of CriticMarkup, which editors show and Pandoc's filters accept. */
export function markdownMarkup(source: string): SourceMarkup {
  const passages = markdownPassages(source);
  const isInLine = ({ kind }: Passage) => kind === 'code' || kind === 'formula';
  return {
    silent: passages.filter((passage) => !isInLine(passage)),
    closed: passages.filter(isInLine),
    word: /\p{L}+|\p{N}+/gu,
    plainWord: (word) => word,
    // The address of a link stands behind its words.
    isMark: (text, { start }) => /\]\([^()\s]{0,1000}$/.test(text.slice(Math.max(0, start - 1_002), start)),
    write: (runs) => asText(runs.map(writeMarkdownRun).join('')),
    remark: {
      stands: 'behind',
      write: (message) =>
        // Engines that run a document read its comments, too.
        `<!-- Citewright: ${message
          .replace(/--+/g, '–')
          .replaceAll('>', '›')
          .replaceAll('`', "'")
          .replace(/\{(?=[{%])/g, '{ ')
          .replace(/\s+/g, ' ')} -->`,
    },
    removed: (text) => `{--${text}--}`,
    added: (text) => `{++${text}++}`,
    cite: (works) => `[${works.map(oneCite).join('; ')}]`,
    note: (text) => `^[${text}]`,
    list: () => '::: {#refs}\n:::',
    prepare: ({ file }) => (file === undefined ? [] : callOf(source, file)),
    isBalanced: (text) =>
      countOf(text, /(?<!\\)\*/g) % 2 === 0 &&
      countOf(text, /<(?=https?:)/g) === countOf(text, /(?<=https?:[^\s<>]{1,1000})>/g),
    linked: [
      [/(?<!!)\[$/, /^\]\((?:[^()\n]|\([^()\n]{0,200}\)){0,2000}\)(?:\{[^{}\n]{0,500}\})?/],
      [/<$/, /^>/],
    ],
    append: (text, heading, paragraphs) => {
      const [, level = '##'] = [...text.matchAll(/^ {0,3}(#{1,6}) /gm)].at(-1) ?? [];
      return { at: text.trimEnd().length, texts: [`${level} ${heading}`, ...paragraphs] };
    },
    lead: undefined,
    raised: [/\^$/, /^\^/],
    // Tables that are drawn with spaces.
    isFixed: (line) => /\S {3,}\S|^ {8,}\S|\S {3,}$/.test(line) && !line.includes('|'),
    escapesSigns: true,
    numbersItself: false,
  };
}
