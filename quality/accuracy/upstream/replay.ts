import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Http, HttpError } from '../../../packages/registers/src/http/http.ts';

/** One recorded answer as `index.json` lists it. */
export interface Recording {
  file: string;
  kind: string;
  status: number;
  contentType: string | null;
  location?: string | null;
  request: { url: string | null; accept: string | null };
}

/** Parameters that identify the client or format the answer, and do not change the query. */
const irrelevant = ['mailto', 'email', 'pid', 'api_key', 'include', 'callback', 'format'];

const maxRedirects = 5;

/** An address reduced to what it asks for, so that two spellings of one request meet. */
function requestKey(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null) return undefined;
  for (const name of irrelevant) url.searchParams.delete(name);
  url.searchParams.sort();
  // DataCite's test systems answered some recordings; the API is the same.
  const host = url.host.replace(/^api\.(?:stage|test)\./, 'api.');
  return `${host}${decodeURIComponent(url.pathname)}?${decodeURIComponent(url.search)}`.toLowerCase();
}

/** The recordings of one service, or none when the folder is absent. */
export function recordingsOf(folder: string, service: string): Recording[] {
  const index = join(folder, service, 'index.json');
  return existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as Recording[]) : [];
}

export function readText(folder: string, service: string, recording: Recording): string {
  return readFileSync(join(folder, service, recording.file), 'utf8');
}

export function readRecording(folder: string, service: string, recording: Recording): unknown {
  return JSON.parse(readText(folder, service, recording));
}

interface Stored extends Recording {
  path: string;
}

function acceptable(stored: Stored, accept: string | undefined): boolean {
  if (accept === undefined || accept === 'application/json') return true;
  return stored.request.accept === accept;
}

/**
 * An HTTP client that answers from recordings, by what a request asks for; requests without a recording get a 404. Redirects
 * are followed as the real client follows them.
 */
export function createReplayHttp(folder: string, services: readonly string[]): Http {
  const byKey = new Map<string, Stored[]>();
  for (const service of services) {
    for (const recording of recordingsOf(folder, service)) {
      const key = recording.request.url === null ? undefined : requestKey(recording.request.url);
      if (key === undefined) continue;
      byKey.set(key, [
        ...(byKey.get(key) ?? []),
        { ...recording, path: join(folder, service, recording.file) },
      ]);
    }
  }

  return async ({ url, accept }) => {
    let address = url;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const found = byKey.get(requestKey(address) ?? '')?.find((stored) => acceptable(stored, accept));
      if (found === undefined) return { url: address, status: 404, contentType: '', headers: {}, body: '' };
      if (found.location == null) {
        const contentType = found.contentType ?? 'application/json';
        return {
          url: address,
          status: found.status,
          contentType,
          headers: {},
          body: readFileSync(found.path),
        };
      }
      address = new URL(found.location, address).href;
    }
    throw new HttpError('unreachable');
  };
}
