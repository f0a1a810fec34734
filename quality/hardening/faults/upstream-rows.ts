import { html, json, type StubAnswer, status } from '../../server/stub.ts';

/** One way in which a service or a site fails, and what must come of it (reliability.md, "Upstream faults"). */
export interface FaultRow {
  fault: string;
  /** `{page}` stands for the stub's own address, as http. */
  input: [inputType: 'url' | 'doi' | 'isbn' | 'intext', sourceInput: string];
  /** What the stub answers, by the beginning of the path: services below their names, pages anywhere else. */
  routes?: Record<string, StubAnswer>;
  status: number;
  /** What the answer's words, or its reference, begin with or contain. */
  says: string;
  /** Seconds that `Retry-After` must name. */
  retryAfter?: number;
  /** Milliseconds in which the answer must be there; 2,000 unless told. */
  within?: number;
  /** How often a path may have been asked for afterwards, exactly. */
  asked?: [prefix: string, times: number];
  /** Variables of a server of its own; without them the rows share one. */
  environment?: Record<string, string>;
}

const unreachable = "We couldn't open that web address";
const slow = 'The site took too long to answer';
const refused = 'This site refuses automated readers';
const trouble = 'The website or library we asked is having trouble';
const found = 'On widgets';

/** All hops of a page together, and what the machine adds. */
const deadline = 10_500;

const never: StubAnswer = () => undefined;
const hangUp: StubAnswer = (response) => void response.destroy();
const head = '<!doctype html><html lang="en"><head><title>On widgets</title></head><body><h1>On widgets</h1>';

/** Sends this much at once, then a byte a second for ever. */
const drip =
  (start: string): StubAnswer =>
  (response) => {
    response.setHeader('content-type', 'text/html').write(start);
    const timer = setInterval(() => response.write('x'), 1_000);
    response.on('close', () => clearInterval(timer));
  };

/** Promises more than comes. */
const cut =
  (text: string, type: string): StubAnswer =>
  (response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': '100000' }).write(text);
    setTimeout(() => response.destroy(), 50);
  };

/** Fails once, then answers. */
function onceThen(first: StubAnswer, next: StubAnswer): StubAnswer {
  let times = 0;
  return (response, request) => {
    times += 1;
    (times === 1 ? first : next)(response, request);
  };
}

const agency = { '/doi/ra/10.5555': json([{ DOI: '10.5555', RA: 'Crossref' }]) };
const work = (name: string) => ({
  DOI: `10.5555/${name}`,
  type: 'journal-article',
  title: [found],
  author: [{ given: 'Ada', family: 'Lovelace', sequence: 'first' }],
  'container-title': ['Journal of Widgets'],
  issued: { 'date-parts': [[1999, 2]] },
});
const crossref = (name: string) => json({ status: 'ok', 'message-type': 'work', message: work(name) });
const negotiated = (name: string) => ({
  [`/doi/10.5555/${name}`]: json({
    type: 'article-journal',
    DOI: `10.5555/${name}`,
    title: found,
    author: [{ family: 'Lovelace', given: 'Ada' }],
    issued: { 'date-parts': [[1999]] },
  }),
});
const works = { '/crossref/works?': json({ status: 'ok', message: { items: [work('found')] } }) };

/** A page below a path of its own. */
const page = (
  fault: string,
  path: string,
  answer: StubAnswer,
  rest: Pick<FaultRow, 'status' | 'says'> & Partial<FaultRow>,
): FaultRow => ({ fault, input: ['url', `{page}${path}`], routes: { [path]: answer }, ...rest });

/** Crossref fails in this way, while the agency's own record is there. */
const nextSource = (
  fault: string,
  name: string,
  answer: StubAnswer,
  rest: Partial<FaultRow> = {},
): FaultRow => ({
  fault: `registry: ${fault}; the next source is asked`,
  input: ['doi', `10.5555/${name}`],
  routes: { ...agency, [`/crossref/works/10.5555/${name}`]: answer, ...negotiated(name) },
  status: 200,
  says: found,
  ...rest,
});

const typo = { status: 422, says: unreachable } as const;

export const faultRows: readonly FaultRow[] = [
  { fault: 'private address', input: ['url', 'http://10.0.0.1/'], ...typo },
  { fault: 'cloud metadata', input: ['url', 'http://169.254.169.254/latest/meta-data/'], ...typo },
  {
    fault: 'name that does not exist',
    input: ['url', 'http://no-such-name.invalid/'],
    within: 4_000,
    status: 422,
    says: 'There is no website with this name',
  },
  { fault: 'port where nobody listens', input: ['url', 'http://127.0.0.1:{closed}/'], ...typo },
  { fault: 'no TLS where TLS was asked for', input: ['url', '{tls}/tls'], ...typo },
  page('hangs up', '/hangs-up', hangUp, { ...typo, asked: ['/hangs-up', 1] }),
  page('hung up a moment ago: remembered', '/hangs-up', hangUp, { ...typo, asked: ['/hangs-up', 1] }),
  page('redirects for ever', '/loop', status(302, { location: '/loop' }), { ...typo, asked: ['/loop', 6] }),
  page('redirects into the network', '/inside', status(302, { location: 'http://10.0.0.1/' }), typo),
  page('never answers', '/never', never, { status: 504, says: slow, within: deadline }),
  page('slow body, no head yet', '/drip-start', drip('<html><he'), {
    status: 504,
    says: slow,
    within: deadline,
  }),
  page('slow body after a complete head', '/drip-head', drip(head), {
    status: 200,
    says: found,
    within: deadline,
  }),
  page('refuses', '/refuses', status(403), { status: 422, says: refused, asked: ['/refuses', 1] }),
  page('wall of a bot filter', '/wall', html('<title>Just a moment...</title><p>Checking your browser'), {
    status: 422,
    says: refused,
  }),
  {
    fault: 'refuses while its DOI is registered',
    input: ['url', '{page}/article/10.5555/walled'],
    routes: { ...agency, '/article': status(403), '/crossref/works/10.5555/walled': crossref('walled') },
    status: 200,
    says: found,
  },
  page('is gone', '/gone', status(404), {
    status: 422,
    says: 'This page no longer exists',
    asked: ['/gone', 1],
  }),
  {
    fault: 'DOI that no agency has',
    input: ['doi', '10.5555/nobody'],
    routes: { '/doi/ra/10.5555': json([{ DOI: '10.5555', RA: 'Crossref' }]) },
    status: 422,
    says: 'No record found for this DOI',
  },
  nextSource('404', 'absent', status(404)),
  nextSource('5xx', 'down', status(503), { asked: ['/crossref/works/10.5555/down', 2] }),
  nextSource('invalid JSON', 'garbled', json(undefined)),
  nextSource('HTML instead of JSON', 'html', html('<h1>Service Temporarily Unavailable</h1>')),
  nextSource('cut JSON', 'cut', cut('{"message":', 'application/json')),
  nextSource('9 MiB of JSON', 'big', json({ a: 'x'.repeat(9 * 1_048_576) })),
  nextSource('100,000 levels of JSON', 'deep', html('['.repeat(100_000), 200, 'application/json')),
  {
    fault: 'registry: 5xx once; asked once more',
    input: ['doi', '10.5555/once'],
    routes: { ...agency, '/crossref/works/10.5555/once': onceThen(status(500), crossref('once')) },
    status: 200,
    says: found,
    asked: ['/crossref/works/10.5555/once', 2],
  },
  page('5xx', '/broken', status(500), { status: 502, says: trouble, asked: ['/broken', 2] }),
  page('5xx once', '/hiccup', onceThen(status(500), html(head)), { status: 200, says: found }),
  page('truncated after a complete head', '/cut', cut(head, 'text/html'), { status: 200, says: found }),
  page('is a PDF', '/file', html('%PDF-1.7', 200, 'application/pdf'), {
    status: 422,
    says: 'That address is a file',
  }),
  page('is a PDF under text/html', '/lie', html('%PDF-1.7\n'), {
    status: 422,
    says: 'That address is a file',
  }),
  {
    fault: 'registry: 5xx everywhere',
    input: ['doi', '10.5555/dead'],
    routes: {
      '/doi': status(500),
      '/crossref': status(500),
      '/datacite': status(500),
      '/openalex': status(500),
    },
    environment: {},
    status: 502,
    says: trouble,
    within: 6_000,
  },
  nextSource('429 with Retry-After', 'busy', status(429, { 'retry-after': '30' }), { environment: {} }),
  {
    fault: 'registry: 429 and nobody else',
    input: ['doi', '10.5555/queue'],
    routes: { ...agency, '/crossref': status(429, { 'retry-after': '30' }) },
    environment: {},
    status: 503,
    says: 'The website or library we asked is busy',
    retryAfter: 30,
  },
  page('429', '/busy', status(429, { 'retry-after': '86400' }), {
    status: 503,
    says: 'The website or library we asked is busy',
    retryAfter: 600,
  }),
  {
    fault: 'ISBN that no library has',
    input: ['isbn', '9780306406157'],
    routes: {
      '/loc': html(
        '<searchRetrieveResponse><numberOfRecords>0</numberOfRecords></searchRetrieveResponse>',
        200,
        'text/xml',
      ),
      '/k10plus': html(
        '<searchRetrieveResponse><numberOfRecords>0</numberOfRecords></searchRetrieveResponse>',
        200,
        'text/xml',
      ),
      '/bnf': html(
        '<searchRetrieveResponse><numberOfRecords>0</numberOfRecords></searchRetrieveResponse>',
        200,
        'text/xml',
      ),
      '/openlibrary': json({}),
      '/googlebooks': json({ kind: 'books#volumes', totalItems: 0 }),
    },
    environment: {},
    status: 422,
    says: 'No record found for this ISBN',
  },
  {
    fault: 'model: 500; ranked without it',
    input: ['intext', '(Lovelace, 1999)'],
    routes: { ...works, '/ai': status(500) },
    environment: { AI_BASE_URL: '{page}/ai', AI_MODEL: 'stub' },
    status: 200,
    says: found,
    within: 12_500,
  },
  {
    fault: 'model: over budget; ranked without it',
    input: ['intext', '(Lovelace, 1999)'],
    routes: works,
    environment: { AI_BASE_URL: '{page}/ai', AI_MODEL: 'stub', LIMIT_AI_PER_DAY: '0' },
    status: 200,
    says: found,
    asked: ['/ai', 0],
  },
];
