// Services that take their time, on the loopback: what the server adds to them can be told apart from what they take.
import { json as inJson, type Stub, startStub } from '../../server/stub.ts';
import { crossrefWork } from '../driver/works.ts';

/** A stub of every service that answers after a while. */
export interface SlowRegistry extends Stub {
  /** Milliseconds for which one or more questions about this DOI were under way. */
  busyWith(doi: string): number;
}

/** DOIs of this bench, as they stand in the addresses of questions. */
const doiIn = (path: string) => /10\.5555\/bench\.\w+/.exec(decodeURIComponent(path))?.[0];

/** Starts it; every answer takes `delay` milliseconds. */
export async function startSlowRegistry(delay: number): Promise<SlowRegistry> {
  const stub = await startStub();
  const open = new Map<string, { questions: number; since: number }>();
  const busy = new Map<string, number>();

  function begin(doi: string): void {
    const under = open.get(doi);
    if (under) under.questions += 1;
    else open.set(doi, { questions: 1, since: performance.now() });
  }

  function end(doi: string): void {
    const under = open.get(doi);
    if (!under || --under.questions > 0) return;
    open.delete(doi);
    busy.set(doi, (busy.get(doi) ?? 0) + performance.now() - under.since);
  }

  stub.routes.set('', (response, request) => {
    const path = request?.url ?? '';
    const doi = doiIn(path);
    if (doi) begin(doi);
    setTimeout(() => {
      if (path.startsWith('/doi/')) inJson([{ DOI: '10.5555', RA: 'Crossref' }])(response);
      else if (path.startsWith('/crossref/works/') && doi)
        inJson({ status: 'ok', message: crossrefWork(doi) })(response);
      else response.writeHead(404).end('{}');
      if (doi) end(doi);
    }, delay);
  });
  return { ...stub, busyWith: (doi) => busy.get(doi) ?? 0 };
}
