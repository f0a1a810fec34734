import { detect, parseDoi, parseUrl } from '../../../packages/identifiers/src/index.ts';
import { readJson, readLines } from '../../corpora.ts';
import { countRight, type Report } from '../../report.ts';

type Address = { id: string; url: string; hasDoiPattern: boolean };
type GuardCase = { id: string; url: string; expect: string; stage: string };
type Translated = { url?: string; item?: { DOI?: string } };

const arxivPage = /^https?:\/\/arxiv\.org\/(?:abs|pdf)\//;

/** The address contains a DOI, or is arXiv's (whose ids are DOIs: design.md 2b). */
function expectedKind({ url, hasDoiPattern }: Address): 'doi' | 'url' {
  return hasDoiPattern || arxivPage.test(url) ? 'doi' : 'url';
}

function fault(address: Address): string | undefined {
  const { kind, value } = detect(address.url);
  return kind === expectedKind(address) ? undefined : `${address.id} ${address.url}: ${kind} ${value}`;
}

/** Cases that no parser may let through; the other blocked ones parse, and the fetcher's guard refuses them. */
function isRefusedRaw({ id, expect, stage }: GuardCase): boolean {
  return expect === 'blocked' && (stage === 'parse' || (stage === 'policy' && /^(?:parse|scheme)-/.test(id)));
}

function faultOfGuard({ id, url, expect }: GuardCase): string | undefined {
  const parsed = parseUrl(url);
  return (parsed !== undefined) === (expect === 'allowed')
    ? undefined
    : `${id} ${JSON.stringify(url)}: ${parsed}`;
}

/**
 * Addresses of publishers of which the record is known: the DOI must be the registered one. (The records of arXiv pages
 * name the DOI of the journal article.)
 */
function publisherAddresses(): { url: string; doi: string }[] {
  const records = readLines<Translated>('records/zotero-translators/items.ndjson');
  return records.flatMap(({ url, item }) => {
    return url && !arxivPage.test(url) && item?.DOI && parseDoi(url)
      ? [{ url, doi: item.DOI.toLowerCase() }]
      : [];
  });
}

/** Real addresses by kind, the DOIs in them, and the raw-input policy of the guarded fetch. */
export function measureUrls(): Report[] {
  const { cases } = readJson<{ cases: GuardCase[] }>('security/ssrf-cases.json');
  const allowed = cases.filter(({ expect }) => expect === 'allowed');
  return [
    countRight('addresses: DOI or URL', readLines<Address>('inputs/urls.ndjson'), fault, 0.995),
    countRight(
      'addresses: the DOI in them as registered',
      publisherAddresses(),
      ({ url, doi }) => {
        return parseDoi(url) === doi ? undefined : `${url}: ${parseDoi(url)}, not ${doi}`;
      },
      0.98,
    ),
    countRight('addresses of the guard: allowed ones are read', allowed, faultOfGuard, 1),
    countRight(
      'addresses of the guard: deceptive ones are refused',
      cases.filter(isRefusedRaw),
      faultOfGuard,
    ),
  ];
}
