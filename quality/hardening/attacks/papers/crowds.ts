import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { isLate } from '../../../server/pace.ts';
import { type Attack, attacker, type Outcome, type Scene } from '../attack.ts';
import { counted } from '../wire.ts';
import { healthAtMost } from './costly-papers.ts';
import { callOuts, documents, honest } from './documents.ts';
import { filled } from './files.ts';
import { type Answered, check, convert, formOf, isFailure, post } from './send.ts';

/** Milliseconds in which the paper of somebody else is read meanwhile. */
const served = 8_000;
const papersOfOthers = 6;
const paperOfOthers = callOuts(40);

/** The outcome of requests that came together: each is answered, if only with a refusal. */
function outcomeOf(answers: readonly Answered[]): Outcome {
  const failed = answers.filter(isFailure).length;
  const last = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  return {
    figure: `${counted(answers.map(({ status }) => status))}, the last after ${Math.round(last)} ms`,
    faults: failed > 0 ? [`${failed} failed instead of being answered`] : [],
  };
}

/** Keeps something going for one network, four at a time, while others have papers checked. */
async function besidePapers({ address, begin }: Scene, attack: () => Promise<Answered>): Promise<Outcome> {
  await begin();
  let isOver = false;
  const own: Answered[] = [];
  const flood = async () => {
    while (!isOver) {
      own.push(await attack());
      await delay(100);
    }
  };
  const floods = Array.from({ length: 4 }, flood);
  const others: Answered[] = [];
  for (let paper = 0; paper < papersOfOthers; paper++) {
    await delay(2_000);
    others.push(await check(address, 'own.txt', paperOfOthers, `198.51.100.${paper + 1}`));
  }
  isOver = true;
  await Promise.all(floods);
  const refused = others.filter(({ status }) => status !== 200).map(({ status }) => status);
  const times = others.map(({ milliseconds }) => Math.round(milliseconds));
  const slowest = Math.max(...times);
  return {
    figure: `${counted(own.map(({ status }) => status))}; papers of others after ${times.join(', ')} ms`,
    faults: [
      ...(own.some(isFailure) ? ['failed instead of being answered'] : []),
      ...(refused.length > 0 ? [`papers of others were not checked: ${counted(refused)}`] : []),
      ...(isLate(slowest, served) ? [`a paper of others after ${slowest} ms`] : []),
    ],
  };
}

const slowPdf = documents['PDF papers']?.['PDF with forms that draw each other'];

/** Begins to send a document, and closes the connection: in the middle of it, or when it has been sent. */
async function hangUp(address: string, whole: boolean, network: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const body = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${callOuts(100_000)}\r\n--x--`;
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(
    `POST /api/papers/check HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${network}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  socket.write(whole ? body : body.slice(0, body.length / 2));
  await delay(500);
  socket.destroy();
}

/** Four documents of 20 MB, of one network or of four. */
const uploads = (networks: number): Attack => ({
  name: `four uploads of 20 MB at once from ${networks === 1 ? 'one network' : `${networks} networks`}`,
  reads: 'papers',
  healthAtMost,
  async attack({ address, begin }) {
    const bytes = filled('<p>Okafor (2020) said.</p>', 800_000);
    await begin();
    return outcomeOf(
      await Promise.all(
        Array.from({ length: 4 }, (_, at) => check(address, 'a.html', bytes, attacker((at % networks) + 1))),
      ),
    );
  },
});

/** References of two networks that are slow or large to read, twice. */
const conversions = (name: string, references: () => string, to: string): Attack => ({
  name,
  reads: 'lists',
  healthAtMost,
  async attack({ address, begin }) {
    const text = references();
    await begin();
    const all = Array.from({ length: 4 }, (_, at) => convert(address, text, to, attacker((at % 2) + 1)));
    return outcomeOf(await Promise.all(all));
  },
});

/** Long papers that are read, each by itself, in the memory that is left. */
const honestPapers: Attack[] = Object.entries(honest).map(([what, { name, bytes }]) => ({
  name: `honest: a ${what}`,
  reads: 'papers',
  healthAtMost,
  async attack({ address, begin }) {
    const document = bytes();
    await begin();
    const answer = await check(address, name, document);
    return {
      figure: `${Math.round(document.length / 1_000)} kB: ${answer.status} after ${Math.round(answer.milliseconds)} ms`,
      faults: answer.status === 200 ? [] : [`${answer.status} in place of an answer`],
    };
  },
}));

/** Crowds: documents that would be read alone, but come together, or from those who do not wait. */
export const crowdedPapers: Attack[] = [
  ...honestPapers,
  uploads(1),
  uploads(4),
  conversions('YAML of two networks', () => `references:\n${'- a\n'.repeat(450_000)}`, 'ris'),
  conversions(
    'YAML aliases of two networks',
    () => `---\nreferences:\n- &a {id: x, title: t, type: book}\n${'- *a\n'.repeat(200_000)}`,
    'ris',
  ),
  conversions(
    'BibTeX to BibTeX of two networks',
    () => '@book{a,title={b},author={c},year={2001}}\n'.repeat(4_900),
    'bibtex',
  ),
  conversions('BibTeX of one entry of 9 MB', () => `@book{a,title={${'b'.repeat(9_000_000)}}}`, 'bibtex'),
  {
    name: 'slow texts of one network without end, beside papers of others',
    reads: 'papers',
    healthAtMost,
    async attack(scene) {
      const slow = callOuts(200_000);
      return await besidePapers(scene, () => check(scene.address, 'slow.txt', slow));
    },
  },
  {
    name: 'slow PDFs of one network without end, beside papers of others',
    reads: 'papers',
    healthAtMost,
    async attack(scene) {
      const slow = slowPdf?.bytes() ?? new Uint8Array();
      return await besidePapers(scene, () => check(scene.address, 'slow.pdf', slow));
    },
  },
  {
    name: 'clients that hang up in the middle, beside papers of others',
    reads: 'papers',
    healthAtMost,
    async attack(scene) {
      let turn = 0;
      return await besidePapers(scene, async () => {
        turn += 1;
        await hangUp(scene.address, turn % 2 === 0, attacker((turn % 8) + 1));
        return { status: 499, milliseconds: 0 };
      });
    },
  },
  {
    name: 'a paper of 80,000 citations that is corrected',
    reads: 'papers',
    healthAtMost,
    async attack({ address, begin }) {
      const source = callOuts(80_000).toString().replace('References', '# References');
      const corrections = { way: 'tracked', style: 'apa', wholeList: true, entries: [] };
      const correct = (at: number) =>
        post(address, {
          path: '/api/papers/correct',
          body: formOf('a.md', Buffer.from(source), { corrections: JSON.stringify(corrections) }),
          network: attacker(at + 1),
        });
      await begin();
      return outcomeOf(await Promise.all([0, 1].map(correct)));
    },
  },
  {
    name: 'papers of 7 MB through the tools of assistants',
    reads: 'papers',
    healthAtMost,
    async attack({ address, begin }) {
      const call = (at: number) =>
        post(address, {
          path: '/mcp',
          body: JSON.stringify({
            jsonrpc: '2.0',
            id: at,
            method: 'tools/call',
            params: {
              name: 'check_paper',
              arguments: { name: 'a.txt', text: 'Okafor (2020) said x.\n\n'.repeat(300_000), lookUp: false },
            },
          }),
          headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
          network: attacker(at + 1),
        });
      await begin();
      return outcomeOf(await Promise.all([0, 1, 2].map(call)));
    },
  },
  {
    name: 'small papers of thirty networks at once',
    reads: 'papers',
    healthAtMost,
    async attack({ address, begin }) {
      await begin();
      return outcomeOf(
        await Promise.all(
          Array.from({ length: 30 }, (_, at) => check(address, 'own.txt', paperOfOthers, attacker(at + 1))),
        ),
      );
    },
  },
];
