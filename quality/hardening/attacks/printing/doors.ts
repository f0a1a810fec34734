import type { Item } from '@citewright/csl';
import { bodyOf, clientOf, projectForm } from '../../../server/client.ts';
import { newSession } from '../../faults/written.ts';
import type { CostlyPrint } from './costly-prints.ts';

/** An answer: undefined where the connection broke. `code` is that of a problem, `entries` how many references an answer of a list holds. */
export interface Printed {
  door: string;
  status: number | undefined;
  code?: string | undefined;
  entries?: number | undefined;
  milliseconds: number;
}

/** A request that prints, ready to be sent as often as one likes. */
export interface Door {
  door: string;
  send(): Promise<Printed>;
}

/** What prints at a server: an own style with its session where there is one. */
interface Printer {
  address: string;
  session: string;
  style: string;
  /** A network for each request, so that limits of requests hide nothing. */
  network: () => string;
}

const timeLimit = 90_000;

/** What a refused page says by its status: people read it, it carries no code. */
const codesOfPages: Readonly<Record<number, string>> = {
  413: 'PAYLOAD_TOO_LARGE',
  422: 'STYLE_TOO_COMPLEX',
  429: 'RATE_LIMITED',
  503: 'OVERLOADED',
};

async function sent(door: string, url: string, init: RequestInit): Promise<Printed> {
  const began = performance.now();
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeLimit) }).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  const milliseconds = performance.now() - began;
  if (!answer || text === undefined) return { door, status: undefined, milliseconds };
  const isJson = answer.headers.get('content-type')?.includes('json') && text.length < 100_000_000;
  const body = isJson ? (JSON.parse(text) as { code?: string; entries?: unknown[] } | unknown[]) : {};
  const entries = Array.isArray(body) ? body : body.entries;
  const code = Array.isArray(body) ? undefined : (body.code ?? codesOfPages[answer.status]);
  return { door, status: answer.status, code, entries: entries?.length, milliseconds };
}

const headersOf = ({ session, network }: Printer) => ({
  'x-session-id': session,
  'x-forwarded-for': network(),
});

const json = (door: string, printer: Printer, path: string, body: object): Door => {
  const text = JSON.stringify(body);
  return {
    door,
    send: () =>
      sent(door, printer.address + path, {
        method: 'POST',
        headers: {
          ...headersOf(printer),
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: text,
      }),
  };
};

const mcp = (printer: Printer, name: string, input: object): Door =>
  json(`mcp ${name}`, printer, '/mcp', {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: input },
  });

/** Lists, files, and the tools of assistants. */
export function printingDoors(printer: Printer, references: string): Door[] {
  return [
    json('bibliographies', printer, '/api/bibliographies', { references, format: printer.style }),
    json('conversions', printer, '/api/conversions', { references, to: 'bibtex', report: true }),
    mcp(printer, 'format_bibliography', { references, style: printer.style }),
  ];
}

/** What is read of a project that holds the works, as far as one may. */
export async function projectDoors(printer: Printer, works: readonly Item[]): Promise<Door[]> {
  const form = { ...projectForm('Costly'), referenceStyle: printer.style };
  const call = clientOf(printer.address, printer.session, printer.network());
  const { id } = bodyOf<{ id: number }>(await call('POST', '/api/projects', form));
  const text = JSON.stringify(works.slice(0, 1_000));
  await call('POST', `/api/projects/${id}/import`, { text, format: 'csl-json' });
  const { page, files } = bodyOf<{ page: string; files: { path: string }[] }>(
    await call('POST', `/api/projects/${id}/live-link`),
  );
  const whole = files[0]?.path.replace(/[^/]+$/, 'references.docx') ?? '';
  const read = (door: string, path: string): Door => ({
    door,
    send: () => sent(door, printer.address + path, { headers: headersOf(printer) }),
  });
  const paths = ['citations', 'copy-references', 'export?format=docx', 'export?format=bibtex'];
  return [
    ...paths.map((path) => read(`project ${path}`, `/api/projects/${id}/${path}`)),
    read('shared page', page),
    read('shared file', whole),
  ];
}

const bracketed = (works: number, cites: number): string => {
  const keys = Array.from({ length: works }, (_, at) => `Okafor, ${2_000 + (at % 20)}`);
  const brackets = Array.from({ length: Math.ceil(works / cites) }, (_, at) =>
    keys.slice(at * cites, (at + 1) * cites).join('; '),
  );
  return brackets.map((inside) => `Rivers grow (${inside}).`).join('\n\n');
};

/** A paper that cites the works and lists them, to be set anew in the style. */
export function paperDoor(printer: Printer, { cites = 1 }: CostlyPrint, works: readonly Item[]): Door {
  const listed = works.slice(0, 1_000);
  const entries = listed.map(
    ({ title }, at) =>
      `Okafor, A. (${2_000 + (at % 20)}). ${String(title).slice(0, 40)} ${at}. Oslo: Fjord Press.`,
  );
  const paper = `${bracketed(listed.length, cites)}\n\n# References\n\n${entries.join('\n\n')}\n`;
  const corrections = JSON.stringify({
    way: 'clean',
    style: printer.style,
    wholeList: true,
    entries: listed.map((item, index) => ({ index, item })),
  });
  return {
    door: 'papers/correct',
    send() {
      const body = new FormData();
      body.set('corrections', corrections);
      body.set('file', new File([paper], 'a.md'));
      const init = { method: 'POST', headers: headersOf(printer), body };
      return sent('papers/correct', `${printer.address}/api/papers/correct`, init);
    },
  };
}

/** Brings the style of a print to a server. Gives the id, or the answer that refused it. */
export async function bringStyle(
  address: string,
  { style }: CostlyPrint,
  network: string,
): Promise<{ session: string; style?: string; answer?: Printed }> {
  const session = newSession();
  if (!style) return { session, style: 'apa' };
  const began = performance.now();
  const answer = await clientOf(address, session, network)('POST', '/api/styles', { csl: style() });
  const { id, code } = (answer?.body ?? {}) as { id?: string; code?: string };
  const milliseconds = performance.now() - began;
  if (answer?.status === 201 && id !== undefined) return { session, style: id };
  return { session, answer: { door: 'styles', status: answer?.status, code, milliseconds } };
}
