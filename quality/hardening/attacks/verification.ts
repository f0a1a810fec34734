// Verification belongs to fields: what a person typed, edited or brought along is never shown as a register's word.
import type { CitationResponse, ProjectCitation } from '@citewright/contract';
import { checksumOf } from '../../../apps/server/src/backup/seal.ts';
import { runSteps } from '../../../apps/server/src/projects/references/steps.ts';
import type { Report } from '../../report.ts';
import { bodyOf, bookForm, type Client, clientOf } from '../../server/client.ts';
import { json } from '../../server/stub.ts';
import { newProject, newSession, type Written } from '../faults/written.ts';
import { type Attack, type Attacked, crossrefWork, runAttacks } from './with-stub.ts';

const doi = '10.5555/salt';
const lie = 'Vaccines cause rivers';
/** A search that finds the register's work in no index. */
const cited = '(Okafor, 2019)';

/** What is said of a work may not be a register's word when a person wrote any of it. */
const official = new Set(['registry', 'matched', 'page']);

/** A project with one article from the register, whose title was changed to a lie. */
async function editedArticle({ address, stub }: Attacked): Promise<Written & { citation: number }> {
  stub.routes.set(`/crossref/works/${doi}`, crossrefWork({ DOI: doi }));
  const written = await newProject(address);
  const body = { format: 'apa', inputType: 'doi', sourceInput: doi };
  const added = await written.call('POST', `/api/projects/${written.project}/citations`, body);
  const { id } = bodyOf<{ id: number }>(added);
  bodyOf(await written.call('PATCH', `/api/citations/${id}`, { title: lie }));
  return { ...written, citation: id };
}

async function listed(call: Client): Promise<ProjectCitation[]> {
  const projects = bodyOf<{ id: number }[]>(await call('GET', '/api/projects'));
  const lists = await Promise.all(projects.map(({ id }) => call('GET', `/api/projects/${id}/citations`)));
  return lists.flatMap((list) => bodyOf<ProjectCitation[]>(list));
}

/** What is wrong with a listed work that was edited. */
function editedFaults({ verification, evidence }: ProjectCitation): string[] {
  const title = evidence.title;
  const beside = JSON.stringify(title?.record?.value ?? '');
  return [
    ...(official.has(verification) ? [`an edited work is shown as ${verification}`] : []),
    ...(title?.source === 'edited' ? [] : [`the edited title comes from ${title?.source}`]),
    ...(beside.includes('Salt in rivers') ? [] : ["the record's value is gone"]),
  ];
}

type Said = Partial<Pick<CitationResponse, 'item' | 'verification' | 'evidence' | 'record'>>;

/** What is wrong with an answer, or one of its alternatives, that prints the lie. */
function liesIn({ item, verification, evidence, record }: Said): string[] {
  if (item?.title !== lie) return [];
  const sources = Object.values(evidence ?? {}).map(({ source }) => source);
  return [
    ...(official.has(verification ?? 'matched') ? [`a person's words are shown as ${verification}`] : []),
    ...(record ? [`a person's words are linked to ${record.name}`] : []),
    ...(sources.some((source) => source !== 'own') ? [`a person's words come from ${sources}`] : []),
  ];
}

async function searchFaults(call: Client, recordUrl?: string): Promise<string[]> {
  const body = { format: 'apa', inputType: 'intext', sourceInput: cited, ...(recordUrl && { recordUrl }) };
  const answer = await call('POST', '/api/citations', body);
  if (!answer || answer.status >= 500) return [`the search answers ${answer?.status}`];
  const found = answer.body as Partial<CitationResponse>;
  return [found, ...(found.alternatives ?? [])].flatMap(liesIn);
}

function emptyIndexes({ stub }: Attacked): void {
  stub.routes.set('/crossref/works?', json({ status: 'ok', message: { items: [] } }));
  stub.routes.set('/openlibrary/search.json', json({ docs: [] }));
  stub.routes.set('/openalex/works?', json({ results: [] }));
}

/** A session that restored the backup of a person who edited a record. */
async function deceived(attacked: Attacked): Promise<{ call: Client; restored: ProjectCitation[] }> {
  emptyIndexes(attacked);
  const attacker = await editedArticle(attacked);
  const file = bodyOf<object>(await attacker.call('GET', '/api/backup'));
  const call = clientOf(attacked.address, newSession());
  bodyOf(await call('POST', '/api/backup', file));
  return { call, restored: await listed(call) };
}

const attacks: readonly Attack[] = [
  [
    'a record whose title was edited is not shown as the record',
    async (attacked) => {
      const { call } = await editedArticle(attacked);
      return (await listed(call)).flatMap(editedFaults);
    },
  ],
  [
    'a record that was edited and set back is the record again',
    async (attacked) => {
      const { call, citation } = await editedArticle(attacked);
      await call('PATCH', `/api/citations/${citation}`, { title: 'Salt in rivers' });
      return (await listed(call)).flatMap(({ verification, evidence }) => [
        ...(verification === 'registry' ? [] : [`it is shown as ${verification}`]),
        ...(evidence.title?.source === 'crossref' ? [] : [`its title comes from ${evidence.title?.source}`]),
      ]);
    },
  ],
  [
    'a removed field of a record is an edit, too',
    async (attacked) => {
      const { call, citation } = await editedArticle(attacked);
      await call('PATCH', `/api/citations/${citation}`, { title: 'Salt in rivers', author: null });
      const [work] = await listed(call);
      return work && official.has(work.verification) ? [`it is shown as ${work.verification}`] : [];
    },
  ],
  [
    "a sealed backup carries the edit into another person's project",
    async (attacked) => (await deceived(attacked)).restored.flatMap(editedFaults),
  ],
  [
    "a work of another person's backup is not a register's word in a search",
    async (attacked) => searchFaults((await deceived(attacked)).call),
  ],
  [
    'a work of a backup is not chosen as the record that it names',
    async (attacked) => {
      const { call } = await deceived(attacked);
      const urls = [`https://doi.org/${doi}`, `https://api.crossref.org/works/${doi}`];
      const faults = await Promise.all(urls.map((url) => searchFaults(call, url)));
      return faults.flat();
    },
  ],
  [
    'a work of a backup does not make the record of another work more likely',
    async (attacked) => {
      const { call } = await deceived(attacked);
      const hit = {
        DOI: doi,
        type: 'journal-article',
        title: ['Salt in rivers'],
        author: [{ given: 'Ada', family: 'Okafor' }],
        issued: { 'date-parts': [[2019]] },
      };
      attacked.stub.routes.set('/crossref/works?', json({ status: 'ok', message: { items: [hit] } }));
      const ask = async (client: Client) => {
        const body = { format: 'apa', inputType: 'intext', sourceInput: cited };
        return (await client('POST', '/api/citations', body))?.body as Partial<CitationResponse>;
      };
      const [own, neutral] = [await ask(call), await ask(clientOf(attacked.address, newSession()))];
      return [
        ...liesIn(own),
        ...((own.confidence ?? 0) > (neutral.confidence ?? 0) && own.item?.title !== lie
          ? [`the confidence rises from ${neutral.confidence} to ${own.confidence}`]
          : []),
      ];
    },
  ],
  [
    'an altered backup proves nothing',
    async ({ address }) => {
      const written = await newProject(address);
      await written.call('POST', `/api/projects/${written.project}/citations`, bookForm('Rivers'));
      const file = bodyOf<{ projects: { project: { citations: object[] } }[] }>(
        await written.call('GET', '/api/backup'),
      );
      const altered = file.projects.map(async (one) => {
        const record = { name: 'doi.org', url: `https://doi.org/${doi}` };
        const citations = one.project.citations.map((entry) => ({
          ...entry,
          verification: 'registry',
          evidence: { title: { source: 'crossref' } },
          record,
        }));
        const project = { ...one.project, citations };
        return { ...one, project, checksum: await runSteps(checksumOf(project)) };
      });
      const projects = await Promise.all(altered);
      const call = clientOf(address, newSession());
      bodyOf(await call('POST', '/api/backup', { ...file, projects }));
      return (await listed(call)).flatMap(({ verification, evidence, record }) => [
        ...(official.has(verification) ? [`it is shown as ${verification}`] : []),
        ...(evidence.title?.source === 'backup' ? [] : [`its title comes from ${evidence.title?.source}`]),
        ...(record ? [`it is linked to ${record.name}`] : []),
      ]);
    },
  ],
];

/** Attacks on what the user is told about the origin of a work. */
export const verificationAttacks = (): Promise<Report> =>
  runAttacks('verification belongs to fields', attacks);
