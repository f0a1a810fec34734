import { newSession } from '../../faults/written.ts';
import { attacker } from '../attack.ts';

/** What is sent by whom. */
interface Sent {
  path: string;
  body: BodyInit;
  network?: string;
  headers?: Record<string, string>;
}

/** What came back: absent where the connection broke. */
export interface Answered {
  status: number | undefined;
  milliseconds: number;
}

/** Sends a request and reads its answer whole. */
export async function post(
  address: string,
  { path, body, network = attacker(), headers = {} }: Sent,
): Promise<Answered> {
  const began = performance.now();
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'x-session-id': newSession(), 'x-forwarded-for': network, ...headers },
    body,
    signal: AbortSignal.timeout(90_000),
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return { status: answer?.status, milliseconds: performance.now() - began };
}

/** A form with a file and options. */
export function formOf(name: string, bytes: Uint8Array, options: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [option, value] of Object.entries(options)) form.set(option, value);
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  return form;
}

/** Sends a document to be checked without looking up anything. */
export const check = (address: string, name: string, bytes: Uint8Array, network?: string) =>
  post(address, {
    path: '/api/papers/check',
    body: formOf(name, bytes, { lookUp: 'false' }),
    ...(network !== undefined && { network }),
  });

/** Sends the PDF of a source to be cited. */
export const citePdf: typeof check = (address, name, bytes, network) =>
  post(address, {
    path: '/api/citations/file',
    body: formOf(name, bytes, { format: 'apa' }),
    ...(network !== undefined && { network }),
  });

/** Sends references to be converted. */
export const convert = (address: string, references: string, to: string, network?: string) =>
  post(address, {
    path: '/api/conversions',
    body: JSON.stringify({ references, to }),
    headers: { 'content-type': 'application/json' },
    ...(network !== undefined && { network }),
  });

/** Whether something failed in place of being answered, if only with a refusal. */
export const isFailure = ({ status }: Answered) => status === undefined || status === 500;
