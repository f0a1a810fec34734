import type { Formatter } from '~/engine/load-formatter.ts';
import type { ClipboardContent } from './clipboard-content.ts';
import { type Listed, listedContent } from './listed-content.ts';

type Entry = ReturnType<Formatter['listEntry']>;

const asListed = ({ html, text, paragraphs }: Entry): Listed => ({
  formattedCitation: html,
  plainText: text,
  paragraphs: paragraphs?.map(({ margin, ...set }) => ({ ...set, margin: margin?.html })),
});

/** Entries of a bibliography in their order: paragraphs as a style sets them, and as text one a line. */
export function printedContent(
  { listEntry, referencesAsText }: Pick<Formatter, 'listEntry' | 'referencesAsText'>,
  entries: readonly Parameters<Formatter['listEntry']>[0][],
  style: string,
): ClipboardContent {
  const listed = entries.map((entry) => listEntry(entry, {}, style, false));
  return {
    html: listed.map((entry) => listedContent(asListed(entry)).html).join(''),
    text: referencesAsText(listed),
  };
}
