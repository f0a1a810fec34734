import { descendantsOf, parseXml } from '@citewright/record';
import { parseEntries } from '../../../packages/registers/src/sources/arxiv/parse.ts';
import { parseLibrary } from '../../../packages/registers/src/sources/libraries/parse.ts';
import { parseArticles } from '../../../packages/registers/src/sources/pubmed/parse.ts';
import { complete, faultsOf, parsed, type Result, type Suite } from './checks.ts';
import { type Recording, readText, recordingsOf } from './replay.ts';

function eachDocument(
  folder: string,
  service: string,
  kind: string,
  check: (text: string, recording: Recording) => string[],
): Result[] {
  return recordingsOf(folder, service)
    .filter((recording) => recording.kind === kind && recording.status === 200)
    .map((recording) => ({
      file: recording.file,
      faults: check(readText(folder, service, recording), recording),
    }));
}

/** The services that answer in XML. */
export const documentSuites: Record<string, Suite> = {
  'arXiv entries': (folder) =>
    eachDocument(folder, 'arxiv', 'query', (text) => {
      const document = parseXml(text);
      const records = parseEntries(document);
      const entries = descendantsOf(document, 'entry').length;
      if (records.length < entries) return [`${entries - records.length} of ${entries} not read`];
      return records.flatMap(({ item }) => faultsOf(item, complete));
    }),
  'PubMed articles': (folder) =>
    eachDocument(folder, 'pubmed', 'efetch', (text) => {
      // A few recordings lack the set around their one article.
      const document = parseXml(
        /<Pubmed\w*Set\b/.test(text) ? text : `<PubmedArticleSet>${text}</PubmedArticleSet>`,
      );
      const records = parseArticles(document);
      const author = descendantsOf(document, 'AuthorList').length > 0;
      return records.length === 0
        ? ['not read']
        : records.flatMap(({ item }) => faultsOf(item, { ...complete, author }));
    }),
  'Library of Congress': (folder) =>
    eachDocument(folder, 'loc-sru', 'marcxml', (text, { request }) => {
      const isbn = /97[89]\d{10}/.exec(request.url ?? '')?.[0] ?? '';
      return parsed(parseLibrary('loc', parseXml(text), isbn), complete);
    }),
};
