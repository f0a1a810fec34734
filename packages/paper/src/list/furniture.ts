import { isListNote } from '@citewright/formatting';

// What stands below the heading of a list, or behind its entries, and is none of them.

/** A line that a program reads: a command of LaTeX, a block or shortcode of Quarto, a remark, an element of HTML without text. */
const command =
  /^\s*(?:\\[a-zA-Z@]{2,40}\*?(?:\s*(?:\{[^{}\n]{0,200}\}|\[[^\][\n]{0,200}\]|\\[a-zA-Z]{2,40}|=?\s?-?[\d.]{1,8}\s?(?:em|ex|pt|cm|mm|in))){0,6}|:{3,}.{0,120}|\{\{[<%].{0,300}[>%]\}\}|<!--.{0,300}-->|<\/?(?:div|span|p|br|hr|section)\b[^<>\n]{0,200}>|\[(?:TOC|\[_TOC_\])\]|-{3,}|\*{3,}|_{3,}|={3,})\s*$/;

/** A note that closes a paper: who wrote it, who may print it, whom it thanks. An entry begins with its author. */
const note =
  /^\s*(?:[*†‡§]{1,3}\s|©|\(c\)\s|copyright\s|(?:publisher['’]s |editor['’]s )?note:?\s|this (?:is an )?(?:article|paper|work|research|study|thesis|chapter|manuscript|document|project|open[- ]access)\b|the authors? (?:declare|thank|wish|would|report|have|has|is|are|contributed)\b|we (?:thank|are grateful|declare|acknowledge)\b|all authors\b|(?:correspondence|corresponding author|correspondence to|e-?mails?|address for correspondence|postal address|orcid(?: ids?)?)\s?:|word count\b|last (?:updated|modified)\b|page \d{1,4} of \d{1,4}\s*$)/iu;

/** Whether a line among the entries of a list is none. */
export const isFurniture = (line: string): boolean =>
  command.test(line) || note.test(line) || isListNote(line);

/** A text with the lines that are no entries blank; all places stay. */
export const withoutFurniture = (text: string): string =>
  text.replace(/[^\r\n]+/g, (line) => (isFurniture(line) ? ' '.repeat(line.length) : line));
