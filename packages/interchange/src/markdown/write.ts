import type { Paragraph, Reference, ReferenceList } from '../format.ts';
import { type Run, runsOf } from '../references/runs.ts';
import { sectionStarts } from '../references/section-starts.ts';

/** Signs that Markdown, Pandoc's too, reads as markup. */
const SIGNS = /[\\*_[\]<>~^$|&}@]|!(?=\[|$)/g;
/** Signs by which knitr and Liquid begin what they run: a backslash does not keep them from it. */
const ENTITIES: Readonly<Record<string, string>> = { '`': '&#96;', '{': '&#123;' };
/** What begins a list, a heading or a rule at the start of a line. */
const LINE_START = /^(\s*\d+)([.)])|^(\s*)([-+#=])/;

const escapeSigns = (text: string): string =>
  text
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(SIGNS, '\\$&')
    .replace(/[`{]/g, (sign) => ENTITIES[sign] ?? sign);
const escapeStart = (line: string): string => line.replace(LINE_START, '$1$3\\$2$4');

/** An address that stands as it is; others have their words beside them. */
const BARE_ADDRESS = /^[\w:/?&=#%.,;~+@()'-]+$/;
const NOT_IN_ADDRESSES = /[\s<>\\`{}[\]|^"]/g;

const APART = /^[\s\p{P}\p{S}]$/u;
const isApart = (character: string | undefined): boolean => character === undefined || APART.test(character);

/** Whether asterisks around a text are read as marks (CommonMark 0.31, 6.2): a mark beside them must stand apart from the letters outside. */
const holdsMarks = (text: string, before: string | undefined, after: string | undefined): boolean =>
  before !== '*' && (isApart(before) || !isApart(text[0])) && (isApart(after) || !isApart(text.at(-1)));

function withMarks(text: string, sign: string, tag: string, before?: string, after?: string): string {
  const [, start = '', inner = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (inner === '') return text;
  const [left, right] = [start.at(-1) ?? before, end[0] ?? after];
  return holdsMarks(inner, left, right)
    ? `${start}${sign}${inner}${sign}${end}`
    : `${start}<${tag}>${inner}</${tag}>${end}`;
}

function printRun({ text, italic, bold, sub, sup, href }: Run, before?: string, after?: string): string {
  if (href !== undefined && href === text && BARE_ADDRESS.test(href)) return `<${href}>`;
  let printed = escapeSigns(text);
  if (sub || sup) printed = `<${sub ? 'sub' : 'sup'}>${printed}</${sub ? 'sub' : 'sup'}>`;
  if (bold && italic) printed = `<strong>${printed}</strong>`;
  else if (bold) printed = withMarks(printed, '**', 'strong', before, after);
  if (italic) printed = withMarks(printed, '*', 'em', before, after);
  return href === undefined
    ? printed
    : `[${printed}](<${href.replace(NOT_IN_ADDRESSES, encodeURIComponent)}>)`;
}

function printHtml(html: string): string {
  let line = '';
  const runs = runsOf(html, false);
  for (const [at, run] of runs.entries()) line += printRun(run, line.at(-1), runs[at + 1]?.text[0]);
  return line;
}

/** A paragraph that is indented as a whole is a quotation: Markdown has no other indent. */
function printParagraph({
  margin,
  html,
  left,
  first,
}: Pick<Paragraph, 'margin' | 'html' | 'left' | 'first'>): string {
  const line = escapeStart((margin ? `${printHtml(margin.html)} ` : '') + printHtml(html));
  return left > 0 && first >= 0 ? `> ${line}` : line;
}

const printReference = ({ html, paragraphs }: Reference): string =>
  (paragraphs ?? [{ html, left: 0, first: 0 }])
    .map(printParagraph)
    .filter((line) => line.trim() !== '' && line.trim() !== '>')
    .join('\n\n');

/** Markdown: a paragraph for each reference, annotations as quotations, sections as headings. Small capitals are lost. */
export function* writeMarkdown({ heading, references }: ReferenceList): Generator<string> {
  yield `# ${escapeSigns(heading)}\n`;
  for (const { reference, begins } of sectionStarts(references)) {
    if (begins !== undefined) yield `\n## ${escapeSigns(begins)}\n`;
    yield `\n${printReference(reference)}\n`;
  }
}
