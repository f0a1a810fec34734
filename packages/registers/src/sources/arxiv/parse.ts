import type { Notice } from '@citewright/record';
import {
  childOf,
  childrenOf,
  readName,
  readPlainText,
  readRegistryDate,
  registryNames,
  supersededNotice,
  textOf,
  type XmlElement,
} from '@citewright/record';
import { sources } from '../../source-table.ts';
import { definedItem, evidenceOf, type SourceRecord } from '../source-record.ts';
import { joinTitle } from '../titles.ts';

const source = 'arxiv';

const doiPrefix = '10.48550/arxiv.';

/** The arXiv number in an arXiv DOI, without a version; `undefined` for other DOIs. */
export function arxivNumber(doi: string): string | undefined {
  return doi.startsWith(doiPrefix) ? doi.slice(doiPrefix.length).replace(/v\d{1,3}$/, '') : undefined;
}

/** The published version that the author entered: a DOI, or text only. */
function arxivNotices(entry: XmlElement): Notice[] {
  const doi = textOf(childOf(entry, 'doi'));
  const journal = textOf(childOf(entry, 'journal_ref'));
  if (doi === undefined && journal === undefined) return [];
  return [supersededNotice(doi === undefined ? { place: journal } : { url: `https://doi.org/${doi}` })];
}

function arxivRecord(entry: XmlElement): SourceRecord | undefined {
  // Errors are entries too, with an address of their own.
  const number = /\/abs\/(.{4,40}?)(?:v\d{1,3})?$/.exec(textOf(childOf(entry, 'id')) ?? '')?.[1];
  if (number === undefined) return undefined;
  const doi = `${doiPrefix}${number.toLowerCase()}`;
  const names = childrenOf(entry, 'author').map((author) =>
    readName(readPlainText(textOf(childOf(author, 'name')) ?? '') ?? '', registryNames),
  );
  const item = definedItem({
    id: doi,
    type: 'article',
    genre: 'Preprint',
    title: joinTitle(textOf(childOf(entry, 'title')), undefined),
    author: names.filter((name) => name !== undefined),
    // The date of the first version, which the number stands for.
    issued: readRegistryDate(textOf(childOf(entry, 'published')) ?? ''),
    publisher: 'arXiv',
    DOI: doi,
    abstract: readPlainText(textOf(childOf(entry, 'summary')) ?? ''),
  });
  return {
    source,
    item,
    evidence: evidenceOf(item, source),
    notices: arxivNotices(entry),
    record: { name: sources.arxiv.name, url: `https://arxiv.org/abs/${number}` },
  };
}

/** The preprints in an answer of the query interface (Atom; https://info.arxiv.org/help/api/user-manual.html). */
export function parseEntries(document: XmlElement | undefined): SourceRecord[] {
  return childrenOf(document, 'entry').flatMap((entry) => arxivRecord(entry) ?? []);
}
