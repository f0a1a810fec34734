import { setTimeout as delay } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { newSession } from '../../faults/written.ts';
import { type Attack, attacker } from '../attack.ts';
import { counted } from '../wire.ts';

const word = (body: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  });

const openDocument = (body: string): Uint8Array =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
  });

/** A PDF of one page whose content is packed. */
function pdf(content: Uint8Array): Uint8Array {
  const head =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>endobj\n';
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`${head}4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`),
    packed,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>'),
  ]);
}

const filled = (unit: string, times: number): Uint8Array => Buffer.alloc(unit.length * times, unit);

const callOuts = (count: number) =>
  `${'Okafor (2020) said. '.repeat(count)}\n\nReferences\n\n${Array.from({ length: 400 }, (_, at) => `Okafor, A. (2020). Rivers ${at}. Oslo: Fjord Press.`).join('\n\n')}`;

interface Costly {
  name: string;
  bytes: () => Uint8Array;
}

/** Documents that are small to send and large to read, after those that ended a server. */
const documents: Readonly<Record<string, Costly>> = {
  'Word paper of 330,000 paragraphs': {
    name: 'a.docx',
    bytes: () => word('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(330_000)),
  },
  'Word paper of a million empty runs': {
    name: 'a.docx',
    bytes: () => word(`<w:p>${'<w:r/>'.repeat(990_000)}</w:p>`),
  },
  'OpenDocument paper of 450,000 paragraphs': {
    name: 'a.odt',
    bytes: () => openDocument('<text:p>x</text:p>'.repeat(450_000)),
  },
  'text of 8 MB': { name: 'a.txt', bytes: () => filled('Okafor (2020) said x.\n\n', 350_000) },
  'text of 200,000 citations': { name: 'a.txt', bytes: () => strToU8(callOuts(200_000)) },
  'page of two million paragraphs': { name: 'a.html', bytes: () => filled('<p>a</p>', 2_000_000) },
  'PDF with a stream of 500 MB': { name: 'a.pdf', bytes: () => pdf(filled('q ', 250_000_000)) },
  'PDF with 40 million numbers': {
    name: 'a.pdf',
    bytes: () => pdf(Buffer.concat([Buffer.from('['), filled('1 ', 40_000_000), Buffer.from('] TJ')])),
  },
  'archive with 2.5 million fields': {
    name: 'a.zip',
    bytes: () =>
      zipSync({
        'main.tex': strToU8(
          '\\documentclass{article}\\begin{document}\\cite{a}\\bibliography{r}\\end{document}',
        ),
        'r.bib': strToU8(`@book{a,${'a=1,'.repeat(2_500_000)}}`),
      }),
  },
  'archive with 20 million brackets': {
    name: 'a.zip',
    bytes: () =>
      zipSync({
        'main.md': strToU8('Rivers [@a].'),
        'r.json': strToU8(`[${'['.repeat(20_000_000)}`),
      }),
  },
};

/** Milliseconds in which each is answered. */
const answered = 20_000;

async function send(
  address: string,
  { name }: Pick<Costly, 'name'>,
  bytes: Uint8Array,
  network = attacker(),
): Promise<number | undefined> {
  const form = new FormData();
  form.set('lookUp', 'false');
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  const answer = await fetch(`${address}/api/papers/check`, {
    method: 'POST',
    headers: { 'x-session-id': newSession(), 'x-forwarded-for': network },
    body: form,
    signal: AbortSignal.timeout(90_000),
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status;
}

/** Papers that are made to be expensive: one, then four at once. Each is answered, in time where it comes alone. */
export const costlyPapers: Attack[] = Object.entries(documents).map(([what, costly]) => ({
  name: `a ${what}`,
  async attack({ address, begin }) {
    const bytes = costly.bytes();
    await begin();
    const began = performance.now();
    const first = await send(address, costly, bytes);
    const alone = performance.now() - began;
    const crowd = await Promise.all(Array.from({ length: 4 }, () => send(address, costly, bytes)));
    const failed = [first, ...crowd].filter((status) => status === undefined || status === 500).length;
    return {
      figure: `${Math.round(bytes.length / 1_000)} kB: ${counted([first, ...crowd])}, the first after ${Math.round(alone)} ms`,
      faults: [
        ...(failed > 0 ? [`${failed} failed instead of being answered`] : []),
        ...(alone > answered ? [`answered after ${Math.round(alone)} ms`] : []),
      ],
    };
  },
}));

/** Milliseconds in which the paper of somebody else is read meanwhile. */
const served = 8_000;
const papersOfOthers = 6;

/** One network that never stops sending slow papers, while others check papers of theirs. */
export const crowdedPapers: Attack = {
  name: 'slow papers of one network without end, beside papers of others',
  async attack({ address, begin }) {
    const slow = { name: 'slow.txt', bytes: strToU8(callOuts(200_000)) };
    const own = strToU8(callOuts(40));
    await begin();
    let isOver = false;
    const statuses: (number | undefined)[] = [];
    const flood = async () => {
      while (!isOver) {
        statuses.push(await send(address, slow, slow.bytes));
        await delay(100);
      }
    };
    const floods = Array.from({ length: 4 }, flood);
    const times: number[] = [];
    let failed = 0;
    for (let paper = 0; paper < papersOfOthers; paper++) {
      await delay(2_000);
      const began = performance.now();
      const status = await send(address, { name: 'own.txt' }, own, `198.51.100.${paper + 1}`);
      times.push(performance.now() - began);
      if (status !== 200) failed += 1;
    }
    isOver = true;
    await Promise.all(floods);
    const slowest = Math.max(...times);
    return {
      figure: `${counted(statuses)}; papers of others after ${times.map((time) => Math.round(time)).join(', ')} ms`,
      faults: [
        ...(failed > 0 ? [`${failed} papers of others were not checked`] : []),
        ...(slowest > served ? [`a paper of others after ${Math.round(slowest)} ms`] : []),
      ],
    };
  },
};
