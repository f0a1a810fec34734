import type { Formatter } from '~/engine/load-formatter.ts';
import { type ClipboardContent, paragraphHtml } from './clipboard-content.ts';

type Entry = ReturnType<Formatter['listEntry']>;

const pointsOfInch = 72;

const paragraphsHtml = ({ html, paragraphs }: Entry): string =>
  paragraphs
    ?.map(({ margin, left, first, ...own }) =>
      paragraphHtml(
        margin ? `${margin.html} ${own.html}` : own.html,
        left * pointsOfInch,
        first * pointsOfInch,
      ),
    )
    .join('') ?? paragraphHtml(html);

/** Entries of a bibliography in their order: paragraphs as a style sets them, and as text one a line. */
export function printedContent(
  { listEntry, referencesAsText }: Pick<Formatter, 'listEntry' | 'referencesAsText'>,
  entries: readonly Parameters<Formatter['listEntry']>[0][],
  style: string,
): ClipboardContent {
  const listed = entries.map((entry) => listEntry(entry, {}, style, false));
  return { html: listed.map(paragraphsHtml).join(''), text: referencesAsText(listed) };
}
