// A record is of the work that was asked for: no path leads elsewhere at a service, and no page lends itself another work's record.
import type { CitationResponse } from '@citewright/contract';
import type { Report } from '../../report.ts';
import { clientOf } from '../../server/client.ts';
import { html } from '../../server/stub.ts';
import { newSession } from '../faults/written.ts';
import { type Attack, type Attacked, crossrefWork, runAttacks } from './with-stub.ts';

type Answered = Partial<CitationResponse>;

/** What the server answers to one identifier. */
async function cite({ address }: Attacked, inputType: string, sourceInput: string) {
  const call = clientOf(address, newSession());
  const answer = await call('POST', '/api/citations', { format: 'apa', inputType, sourceInput });
  return { status: answer?.status ?? 0, body: (answer?.body ?? {}) as Answered };
}

/** Paths that leave the folder of works at a service, once it or a proxy before it has read them. */
const climbing = [
  '10.5555/a/../../../../admin/secret',
  '10.5555/../../admin/secret',
  '10.5555/a/%2e%2e/%2e%2e/admin/secret',
  '10.5555/a/..%2f..%2fadmin/secret',
  '10.5555\\..\\..\\admin\\secret',
  '10.5555/a/.%2e/admin/secret',
];

const climb = (doi: string): Attack => [
  `the path of a service is not left by ${doi}`,
  async (attacked) => {
    const { stub } = attacked;
    for (const path of ['/crossref/admin', '/admin', '/crossref/works/admin'])
      stub.routes.set(path, crossrefWork({ DOI: doi, title: ['Secret'] }));
    const { status, body } = await cite(attacked, 'doi', doi);
    const left = ['/admin', '/crossref/admin', '/crossref/works/admin'].filter(
      (path) => stub.asked(path) > 0,
    );
    return [
      ...left.map((path) => `the service was asked for ${path}`),
      ...(status >= 500 && status !== 502 ? [`the answer is ${status}`] : []),
      ...(JSON.stringify(body).includes('Secret') ? ['the secret is printed'] : []),
    ];
  },
];

const own = 'A history of salt roads in the northern valleys';
const other = 'Vaccines cause rivers';

/** A page that names another work's DOI as its own. */
const lendingPage = (attacked: Attacked, head: string) => {
  attacked.stub.routes.set('/crossref/works/10.5555', crossrefWork({ DOI: '10.5555/other', title: [other] }));
  attacked.stub.routes.set(
    '/article',
    html(
      `<html lang="en"><head><title>${own}</title>${head}</head><body><h1>${own}</h1><p>By Ada Okafor</p></body></html>`,
    ),
  );
  return `${attacked.stub.origin}/article`;
};

const lend = (what: string, head: string): Attack => [
  `a page does not become another work by ${what}`,
  async (attacked) => {
    const { body } = await cite(attacked, 'url', lendingPage(attacked, head));
    return [
      ...(body.item?.title === own ? [] : [`its title is ${body.item?.title}`]),
      ...(body.verification === 'registry' ? ['it is shown as a record of a registry'] : []),
      ...(body.item?.DOI === undefined ? [] : [`it has the DOI ${body.item.DOI}`]),
    ];
  },
];

const attacks: readonly Attack[] = [
  ...climbing.map(climb),
  [
    'a record of another DOI is not the answer',
    async (attacked) => {
      attacked.stub.routes.set(
        '/crossref/works/10.5555',
        crossrefWork({ DOI: '10.5555/other', title: [other] }),
      );
      const { status, body } = await cite(attacked, 'doi', '10.5555/asked');
      return [
        ...(status === 200 ? [`it is answered with ${body.item?.title}`] : []),
        ...(JSON.stringify(body).includes(other) ? ['the other work is printed'] : []),
      ];
    },
  ],
  lend('citation_doi', '<meta name="citation_doi" content="10.5555/other">'),
  lend('dc.identifier', '<meta name="dc.identifier" content="doi:10.5555/other">'),
  lend(
    'structured data',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","sameAs":"https://doi.org/10.5555/other"}</script>',
  ),
];

/** Attacks on the agreement between what was asked for and the record that is shown. */
export const recordAttacks = (): Promise<Report> => runAttacks('a record is of the work asked for', attacks);
