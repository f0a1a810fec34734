import { isbn10 } from '@citewright/identifiers';
import type { RecordLink } from '@citewright/record';
import { type ServicePath, servicePath } from '../../http/service-path.ts';
import { type LibraryName, sources } from '../../source-table.ts';
import { marc21Item, marc21Match } from '../marc/marc21.ts';
import { fieldsOf, type MarcRecord, subfieldOf } from '../marc/record.ts';
import { unimarcItem, unimarcMatch } from '../marc/unimarc.ts';

/** The two MARC formats; they use different field numbers. */
const formats = {
  marc21: { match: marc21Match, item: marc21Item },
  unimarc: { match: unimarcMatch, item: unimarcItem },
} as const;

/** A library catalogue: how to search for an ISBN, and the address of a record's page. */
export interface Catalogue {
  format: (typeof formats)[keyof typeof formats];
  path(isbn: string): ServicePath | undefined;
  link(record: MarcRecord, isbn: string): RecordLink;
}

interface SruOptions {
  database: string;
  version: string;
  schema: string;
  query: string;
}

/** SRU 1.1 and 1.2 (https://www.loc.gov/standards/sru/); a book has few records under one ISBN. */
function sruPath({ database, version, schema, query }: SruOptions): ServicePath | undefined {
  const parameters = {
    version,
    operation: 'searchRetrieve',
    query,
    maximumRecords: '5',
    recordSchema: schema,
  };
  return servicePath`${database}?${new URLSearchParams(parameters)}`;
}

/** Old records have only the ISBN-10. */
const bothForms = (isbn: string) => [isbn, isbn10(isbn)].filter((form) => form !== undefined);

/** The control number of a record, without the padding of LoC. */
const controlNumber = ({ control }: MarcRecord) => (control['001'] ?? '').trim();

function lccn(record: MarcRecord): string {
  return (subfieldOf(fieldsOf(record, '010')[0], 'a') ?? '').replace(/\s/g, '');
}

/**
 * Library of Congress: https://www.loc.gov/z3950/lcserver.html (port 210 answers too, but no proxy lets it through). K10plus:
 * https://wiki.k10plus.de/display/K10PLUS/SRU. BnF: https://catalogue.bnf.fr/api/. LIBRIS: http://librishelp.libris.kb.se.
 * National Library of Poland: https://data.bn.org.pl/docs/bibs.
 */
export const catalogues: Record<LibraryName, Catalogue> = {
  loc: {
    format: formats.marc21,
    path: (isbn) => {
      const query = bothForms(isbn)
        .map((form) => `bath.isbn=^${form}`)
        .join(' or ');
      return sruPath({ database: '/sru/lcdb', version: '1.1', schema: 'marcxml', query });
    },
    link: (record) => ({ name: sources.loc.name, url: `https://lccn.loc.gov/${lccn(record)}` }),
  },
  k10plus: {
    format: formats.marc21,
    path: (isbn) =>
      sruPath({ database: '/opac-de-627', version: '1.1', schema: 'marcxml', query: `pica.isb=${isbn}` }),
    link: (record) => ({
      name: sources.k10plus.name,
      url: `https://uri.gbv.de/document/opac-de-627:ppn:${controlNumber(record)}`,
    }),
  },
  bnf: {
    format: formats.unimarc,
    path: (isbn) => {
      const query = `bib.isbn any "${bothForms(isbn).join(' ')}"`;
      return sruPath({ database: '/api/SRU', version: '1.2', schema: 'unimarcxchange', query });
    },
    link: ({ control }, isbn) => {
      const ark = /ark:\/\d{5}\/\w{5,20}/.exec(control['003'] ?? '')?.[0];
      const search = `https://catalogue.bnf.fr/rechercher.do?motRecherche=${isbn}`;
      return { name: sources.bnf.name, url: ark === undefined ? search : `https://catalogue.bnf.fr/${ark}` };
    },
  },
  libris: {
    format: formats.marc21,
    path: (isbn) =>
      servicePath`/xsearch?${new URLSearchParams({ query: `ISBN:${isbn}`, format: 'marcxml', format_level: 'full', n: '5' })}`,
    link: (record) => ({
      name: sources.libris.name,
      url: `https://libris.kb.se/bib/${controlNumber(record)}`,
    }),
  },
  bnpl: {
    format: formats.marc21,
    path: (isbn) =>
      servicePath`/api/institutions/bibs.marcxml?${new URLSearchParams({ isbnIssn: isbn, limit: '5' })}`,
    link: (_, isbn) => ({
      name: sources.bnpl.name,
      url: `https://data.bn.org.pl/institutions/bibs?isbnIssn=${isbn}`,
    }),
  },
};
