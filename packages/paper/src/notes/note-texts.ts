import type { PaperDocument, Span } from '@citewright/documents';

// The texts of foot- and endnotes: blocks of the file, or the paragraphs of a plain text that begin with a raised number.

/** The number at the head of a note: raised, or in the line below a heading. */
const raised = /^\s*(?:[⁰¹²³⁴-⁹]+|\[\^?[\w-]{1,20}\]:)\s*/u;
const plain = /^\s*\[?\d{1,3}(?:[\].)]{1,2}\s*|\s+)(?=\S)/u;

const heading =
  /^(?:#{1,6}\s*)?(?:\d{1,2}[.)]?\s+)?(?:(?:end|foot)?notes?(?: and references)?|notas?(?: de (?:rodapé|fim|fin))?(?: (?:al|a) pie(?: de página)?)?|notes (?:de bas de page|de fin)|(?:fuß|end)noten|anmerkungen|note(?: a piè di pagina| finali)?|(?:voet|eind)noten|przypisy|примечания|сноски|注释?|脚注)\s*[.:]?$/iu;

/** Raised numbers at the head of paragraphs that are no accident, where no heading says that notes follow. */
const fewest = 2;

/** Where the texts of a document's notes stand, without their numbers. Notes in a list of references are left out. */
export function noteTexts(
  { text, blocks }: Pick<PaperDocument, 'text' | 'blocks'>,
  lists: readonly Span[],
): Span[] {
  const marked = blocks.filter(({ kind }) => kind === 'note');
  if (marked.length > 0)
    return marked.map(({ start, end }) => {
      const head = raised.exec(text.slice(start, end)) ?? plain.exec(text.slice(start, end));
      return { start: start + (head?.[0].length ?? 0), end };
    });
  const notes: Span[] = [];
  let [isBelow, hasHeading] = [false, false];
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const end = index + line.length;
    if (lists.some((list) => index >= list.start && index < list.end)) {
      isBelow = false;
      continue;
    }
    if (line.length < 60 && heading.test(line.trim())) {
      [isBelow, hasHeading] = [true, true];
      continue;
    }
    const number = raised.exec(line) ?? (isBelow ? plain.exec(line) : undefined);
    if (number) notes.push({ start: index + number[0].length, end });
    else if (line.length < 60) isBelow = false;
  }
  return hasHeading || notes.length >= fewest ? notes : [];
}
