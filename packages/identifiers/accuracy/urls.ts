import { detect, parseUrl } from '../src/index.ts';
import { type Measurement, measure, readJson, readLines } from './measurement.ts';

type Address = { id: string; url: string; hasDoiPattern: boolean };
type GuardCase = { id: string; url: string; expect: string; stage: string };

/** A DOI stands in the address, or the address is arXiv's (whose ids are DOIs: design.md 2b). */
function expectedKind({ url, hasDoiPattern }: Address): 'doi' | 'url' {
  return hasDoiPattern || /^https?:\/\/arxiv\.org\/(?:abs|pdf)\//.test(url) ? 'doi' : 'url';
}

function fault(address: Address): string | undefined {
  const { kind, value } = detect(address.url);
  return kind === expectedKind(address) ? undefined : `${address.id} ${address.url}: ${kind} ${value}`;
}

function faultOfGuard({ id, url, expect, stage }: GuardCase): string | undefined {
  const parsed = parseUrl(url);
  const mustRefuse = stage === 'parse' || /^(?:parse|scheme)-/.test(id);
  if (expect === 'allowed' ? parsed !== undefined : !mustRefuse || parsed === undefined) return undefined;
  return `${id} ${JSON.stringify(url)}: ${parsed}`;
}

/** Real addresses by kind, and the raw-input policy of the guarded fetch. */
export function measureUrls(corpora: string): Measurement[] {
  const { cases } = readJson<{ cases: GuardCase[] }>(corpora, 'security/ssrf-cases.json');
  return [
    measure('addresses: DOI or URL', readLines<Address>(corpora, 'inputs/urls.ndjson'), fault, 0.995),
    measure(
      'addresses of the guard: allowed ones are read',
      cases.filter(({ expect }) => expect === 'allowed'),
      faultOfGuard,
      1,
    ),
    measure(
      'addresses of the guard: refused before the guard',
      cases.filter(({ expect }) => expect === 'blocked'),
      faultOfGuard,
    ),
  ];
}
