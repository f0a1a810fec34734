import type { Reference, ReferenceList } from '../format.ts';
import { sectionStarts } from '../references/section-starts.ts';

/** The paragraphs of a reference, the further ones indented. */
const linesOf = ({ text, paragraphs }: Reference): string[] =>
  (paragraphs ?? [{ text, margin: undefined }]).map(({ margin, text: line }, at) =>
    [at === 0 ? '' : '    ', margin ? `${margin.text} ` : '', line].join(''),
  );

/** Plain text, one reference a line; those of several paragraphs, and headings, stand between blank lines. */
export function* writeText({ references }: ReferenceList): Generator<string> {
  let before: string[] | undefined;
  for (const { reference, begins } of sectionStarts(references)) {
    const lines = linesOf(reference);
    const isApart = lines.length > 1 || (before?.length ?? 0) > 1 || begins !== undefined;
    const between = isApart ? '\n\n' : '\n';
    yield (before ? between : '') + (begins === undefined ? '' : `${begins}\n\n`) + lines.join('\n');
    before = lines;
  }
}
