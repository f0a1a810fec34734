import type { CitationItem, ItemName, ManualSourceType, StyleId } from '@citewright/contract';

/** The id of the section with the tool, on every page that has one. */
export const toolAnchor = 'citation-tool';

/** Where links of other sites lead, and the form of the tool where it has no scripts. */
export const citePath = '/cite';

/** The form's source type for each CSL item type. */
const sourceTypes: Partial<Record<CitationItem['type'], ManualSourceType>> = {
  'article-journal': 'article',
  book: 'book',
  webpage: 'website',
  report: 'report',
  'paper-conference': 'conference',
};

/** The additional fields of a link, if the work has them. */
const furtherFields = [
  'publisher',
  'container-title',
  'volume',
  'issue',
  'page',
  'edition',
  'publisher-place',
  'number',
  'genre',
  'event-title',
  'event-place',
  'DOI',
] as const;

function typedName({ family, given, literal }: ItemName): string {
  return literal ?? [family, given].filter(Boolean).join(', ');
}

function typedDate({ issued }: CitationItem): string {
  const parts = issued?.['date-parts']?.[0];
  if (parts === undefined) return 'n.d.';
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The form fields of a work; `undefined` if the form has no source type for it. */
function typedFields(work: CitationItem): Record<string, string> | undefined {
  const type = sourceTypes[work.type];
  if (type === undefined) return undefined;
  const further = furtherFields.flatMap((field) =>
    work[field] === undefined ? [] : [[field, String(work[field])]],
  );
  return {
    type,
    title: String(work.title ?? ''),
    authors: (work.author ?? []).map(typedName).join('; '),
    year: typedDate(work),
    ...(work.URL !== undefined && { url: String(work.URL) }),
    ...Object.fromEntries(further),
  };
}

function address(path: string, fields: Record<string, string>): string {
  return `${path}?${new URLSearchParams(fields)}#${toolAnchor}`;
}

/**
 * The URL of the tool on `path` with a source filled in: `?style=apa&source=10.1038/nature14539`, or its details as
 * `?style=apa&type=book&title=...`. The tool reads the parameters once and removes them from the URL.
 */
export function identifierLink(path: string, style: StyleId, source: string): string {
  return address(path, { style, source });
}

/** The same with the work's details for manual entry; `undefined` if the form has no source type for it. */
export function typedLink(path: string, style: StyleId, work: CitationItem): string | undefined {
  const fields = typedFields(work);
  return fields && address(path, { style, ...fields });
}
