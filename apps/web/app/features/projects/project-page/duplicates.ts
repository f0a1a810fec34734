import type { CitationItem, ProjectCitation } from '@citewright/contract';

type Named = Pick<CitationItem, 'DOI' | 'ISBN' | 'title' | 'issued'>;

function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function yearOf({ issued }: Named): string {
  return String(issued?.['date-parts']?.[0]?.[0] ?? issued?.literal ?? issued?.raw ?? '');
}

/** What a work can be recognised by: its DOI, its ISBN, its title with its year. Two that share one are the same work. */
function marksOf(item: Named): string[] {
  const doi = String(item.DOI ?? '').toLowerCase();
  const isbns = String(item.ISBN ?? '').split(/[\s,;]+/);
  const title = letters(String(item.title ?? ''));
  return [
    ...(doi === '' ? [] : [`doi ${doi}`]),
    ...isbns.filter((isbn) => isbn !== '').map((isbn) => `isbn ${isbn.replaceAll('-', '')}`),
    ...(title === '' ? [] : [`title ${title} ${yearOf(item)}`]),
  ];
}

/** The citation of the same work among `citations`, if there is one. */
export function sameWork<Citation extends { item: Named }>(
  item: Named,
  citations: readonly Citation[],
): Citation | undefined {
  const marks = new Set(marksOf(item));
  return citations.find((citation) => marksOf(citation.item).some((mark) => marks.has(mark)));
}

/** The numbers of all citations whose work an earlier one of the list cites already. */
export function duplicateIds(
  citations: readonly { id: ProjectCitation['id']; item: Named }[],
): ReadonlySet<number> {
  const seen = new Set<string>();
  const duplicates = new Set<number>();
  for (const { id, item } of citations) {
    const marks = marksOf(item);
    if (marks.some((mark) => seen.has(mark))) duplicates.add(id);
    for (const mark of marks) seen.add(mark);
  }
  return duplicates;
}
