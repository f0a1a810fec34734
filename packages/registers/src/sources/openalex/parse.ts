import type { Item, Name } from '@citewright/record';
import { readName, readPlainText, readRegistryDate, registryNames } from '@citewright/record';
import { sources } from '../../source-table.ts';
import { definedItem, evidenceOf, type SourceRecord } from '../source-record.ts';
import { joinTitle } from '../titles.ts';
import { type Work, workSchema, worksSchema } from './schema.ts';

const source = 'openalex';

/** OpenAlex's work types as CSL's; an `article` is one of a journal only when its place is a journal. */
const itemTypes: Record<string, string> = {
  article: 'article-journal',
  book: 'book',
  'book-chapter': 'chapter',
  dataset: 'dataset',
  dissertation: 'thesis',
  editorial: 'article-journal',
  erratum: 'article-journal',
  letter: 'article-journal',
  'peer-review': 'review',
  preprint: 'article',
  'reference-entry': 'entry-encyclopedia',
  report: 'report',
  review: 'article-journal',
  standard: 'standard',
};

function openAlexType(work: Work): string {
  const place = work.primary_location?.source?.type;
  if (work.type === 'article' && place === 'conference') return 'paper-conference';
  if (work.type === 'article' && place === 'repository') return 'article';
  return itemTypes[work.type ?? ''] ?? 'document';
}

function authorsOf(work: Work): Name[] {
  const printed = work.authorships.map(
    ({ raw_author_name, author }) => raw_author_name ?? author?.display_name ?? '',
  );
  return printed
    .map((name) => readName(readPlainText(name) ?? '', registryNames))
    .filter((name) => name !== undefined);
}

function openAlexPage({ biblio }: Work): string | undefined {
  const { first_page: first, last_page: last } = biblio ?? {};
  return first !== undefined && last !== undefined && first !== last ? `${first}-${last}` : first;
}

function openAlexVenue(work: Work, type: string): Partial<Item> {
  const place = work.primary_location?.source;
  const host = place?.host_organization_name;
  if (type === 'article' || type === 'dataset') return { publisher: place?.display_name };
  // A thesis has no publisher there, but its author a university.
  if (type === 'thesis') return { publisher: host ?? work.authorships[0]?.institutions[0]?.display_name };
  if (type === 'book' || type === 'report') return { publisher: host };
  return { 'container-title': place?.display_name, publisher: type === 'chapter' ? host : undefined };
}

function openAlexRecord(work: Work): SourceRecord {
  const type = openAlexType(work);
  const doi = work.doi?.replace(/^https?:\/\/(?:dx\.)?doi\.org\//i, '').toLowerCase();
  const item = definedItem({
    id: doi ?? work.id,
    type,
    title: joinTitle(work.title, undefined),
    author: authorsOf(work),
    issued: readRegistryDate(work.publication_date ?? String(work.publication_year ?? '')),
    ...openAlexVenue(work, type),
    volume: work.biblio?.volume,
    issue: work.biblio?.issue,
    page: openAlexPage(work),
    DOI: doi,
    language: work.language,
  });
  return {
    source,
    item,
    evidence: evidenceOf(item, source),
    notices: [],
    record: { name: sources.openalex.name, url: doi === undefined ? work.id : `https://doi.org/${doi}` },
    ...(work.publication_year !== undefined && { years: [work.publication_year] }),
    ...(work.cited_by_count !== undefined && { citedBy: work.cited_by_count }),
  };
}

/** The works in an answer of `/works?search=...`, in its order. */
export function parseOpenAlexWorks(answer: unknown): SourceRecord[] {
  return (worksSchema.safeParse(answer).data?.results ?? []).map(openAlexRecord);
}

/** The work in an answer of `/works/doi:...`, if it is the one with this DOI. */
export function parseOpenAlexWork(answer: unknown, doi: string): SourceRecord | undefined {
  const parsed = workSchema.safeParse(answer);
  const record = parsed.success ? openAlexRecord(parsed.data) : undefined;
  return record?.item.DOI === doi ? record : undefined;
}
