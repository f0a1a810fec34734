import { type Item, readName, readPlainText, readRegistryDate, registryNames } from '@citewright/record';
import * as z from 'zod';
import { sources } from '../../source-table.ts';
import { field, list, text } from '../lenient.ts';
import { definedItem, evidenceOf, type SourceRecord } from '../source-record.ts';

const source = 'dblp';

/** What stands alone where there is one of it, and in a list where there are more. */
const listed = (value: unknown): unknown => (Array.isArray(value) || value === undefined ? value : [value]);

/** A hit of the search. https://dblp.org/faq/How+to+use+the+dblp+search+API.html */
const infoSchema = z.object({
  key: text,
  title: text,
  authors: field(z.object({ author: z.preprocess(listed, list(z.object({ text }))) })),
  venue: z.preprocess(listed, list(text)),
  volume: field(text),
  number: field(text),
  pages: field(text),
  publisher: field(text),
  year: field(text),
  type: field(text),
  doi: field(text),
  ee: z.preprocess(listed, list(text)),
});

const answerSchema = z.object({
  result: z.object({ hits: z.object({ hit: list(z.object({ info: infoSchema })) }) }),
});

type Info = z.infer<typeof infoSchema>;

const itemTypes: Readonly<Record<string, Item['type']>> = {
  'Journal Articles': 'article-journal',
  'Conference and Workshop Papers': 'paper-conference',
  'Informal and Other Publications': 'article',
  'Books and Theses': 'book',
  'Parts in Books or Collections': 'chapter',
  'Data and Artifacts': 'dataset',
};

/** People of one name are told apart by a number behind it: `Wei Wang 0012`. */
const withoutNumber = (name: string) => name.replace(/ \d{4}$/, '');

const arxiv = /\barxiv\.org\/abs\/([\w./-]+)/i;

/** Preprints are in a journal of that name, whose volumes are their numbers. */
const preprints = 'CoRR';

function dblpItem({
  key,
  title,
  authors,
  venue,
  volume,
  number,
  pages,
  publisher,
  year,
  type,
  doi,
  ee,
}: Info) {
  const [place] = venue;
  const isPreprint = place === preprints;
  const [, preprint] = ee.map((address) => arxiv.exec(address)).find((found) => found !== null) ?? [];
  const doiOfPreprint = preprint && isPreprint ? `10.48550/arXiv.${preprint}` : undefined;
  return definedItem({
    id: key,
    type: itemTypes[type ?? ''] ?? 'document',
    title: readPlainText(title)?.replace(/\.$/, ''),
    author: (authors?.author ?? []).flatMap(
      (author) => readName(withoutNumber(readPlainText(author.text) ?? ''), registryNames) ?? [],
    ),
    issued: year === undefined ? undefined : readRegistryDate(year),
    ...(isPreprint
      ? { publisher: 'arXiv' }
      : { 'container-title': readPlainText(place ?? ''), volume, issue: number, page: pages, publisher }),
    DOI: (doi ?? doiOfPreprint)?.toLowerCase(),
  });
}

/** The records in an answer of `/search/publ/api`, in its order. Journals are abbreviated, meetings named by their letters. */
export function parsePublications(answer: unknown): SourceRecord[] {
  return (answerSchema.safeParse(answer).data?.result.hits.hit ?? []).map(({ info }) => {
    const item = dblpItem(info);
    return {
      source,
      item,
      evidence: evidenceOf(item, source),
      notices: [],
      record: { name: sources.dblp.name, url: `https://dblp.org/rec/${info.key}` },
    };
  });
}
