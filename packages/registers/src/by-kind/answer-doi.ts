import { parseDoi } from '@citewright/identifiers';
import type { AnswerHead } from '../http/http.ts';

/** Link relations from a file or page to its work. https://signposting.org/conventions/, RFC 8574 */
const ownRelations = new Set(['cite-as', 'canonical', 'describedby', 'collection', 'identifier']);

/** Header fields in which repositories and publishers send a DOI. */
const doiHeaders = ['x-doi', 'doi', 'x-identifier', 'content-location'];

/** Only this many characters of a header field are read. */
const longest = 8_192;

/** The targets of a `Link` header whose relation refers to this very answer (RFC 8288). */
function ownLinks(header: string): string[] {
  return header
    .slice(0, longest)
    .split('<')
    .flatMap((part) => {
      const [target = '', parameters = ''] = part.split('>', 2);
      const relation = /\brel\s{0,3}=\s{0,3}"?([\w -]{1,100})/i.exec(parameters.slice(0, 500))?.[1] ?? '';
      return relation
        .toLowerCase()
        .split(' ')
        .some((name) => ownRelations.has(name))
        ? [target]
        : [];
    });
}

/** The DOI in the head of an answer: in the final address, in a link, or in a field of its own. */
export function doiOfAnswer({ url, headers }: AnswerHead): string | undefined {
  const fields = doiHeaders.map((name) => (headers[name] ?? '').slice(0, longest));
  for (const text of [url, ...ownLinks(headers.link ?? ''), ...fields]) {
    const doi = parseDoi(text);
    if (doi !== undefined) return doi;
  }
  return undefined;
}
