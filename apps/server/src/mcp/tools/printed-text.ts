import type { Bibliography, InTextForms } from '@citewright/contract';

/** An entry of a list, as the API prints it. */
export type PrintedEntry = Bibliography['entries'][number];

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text of what the API prints as HTML, which has few elements and entities. */
const textOfHtml = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity);

/** An entry of a list as text. Its further paragraphs, such as an annotation, stand in indented lines below it. */
export function printedEntry({ text, paragraphs }: PrintedEntry): string {
  if (!paragraphs) return text;
  return paragraphs
    .map(({ html, margin }, at) =>
      [at === 0 ? '' : '    ', margin ? `${textOfHtml(margin)} ` : '', textOfHtml(html)].join(''),
    )
    .join('\n');
}

/** The entries of a list, each as `print` has it, with the headings of its sections before their first entries. */
export const underHeadings = (
  entries: readonly PrintedEntry[],
  print: (entry: PrintedEntry) => string,
  printHeading: (heading: string) => string = String,
): string[] =>
  entries.flatMap((entry, at) => {
    const { heading } = entry;
    const isFirst = heading !== undefined && heading !== entries[at - 1]?.heading;
    return isFirst ? [printHeading(heading), print(entry)] : [print(entry)];
  });

/** The forms of a citation as text, a line each, with their names. */
export const formLines = (forms: InTextForms): string[] =>
  Object.entries(forms).flatMap(([name, form]) => (form ? [`${name}: ${form.text}`] : []));
