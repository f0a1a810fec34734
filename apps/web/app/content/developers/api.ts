import type { CitationItem } from '@citewright/contract';
import type { ApiCall, DeveloperPart } from './part.ts';

/** The record that the first call finds. */
export const firstWork: CitationItem & { id: string } = {
  id: 'lecun2015',
  type: 'article-journal',
  title: 'Deep learning',
  author: [
    { family: 'LeCun', given: 'Yann' },
    { family: 'Bengio', given: 'Yoshua' },
    { family: 'Hinton', given: 'Geoffrey' },
  ],
  'container-title': 'Nature',
  volume: '521',
  issue: '7553',
  page: '436-444',
  issued: { 'date-parts': [[2015, 5, 28]] },
  DOI: '10.1038/nature14539',
};

/** The call that the page opens with. */
export const firstCall = {
  kind: 'call',
  title: 'A DOI in, a reference out',
  method: 'POST',
  path: '/api/citations',
  body: { format: 'apa', inputType: 'doi', sourceInput: '10.1038/nature14539' },
  answer: {
    plainText:
      'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539',
    inTextCitation: '(LeCun et al., 2015)',
    verification: 'registry',
    record: { name: 'doi.org', url: 'https://doi.org/10.1038/nature14539' },
  },
} as const satisfies ApiCall;

/** The API over HTTP: calls, sessions, failures, limits. */
export const apiPart: DeveloperPart = {
  id: 'api',
  title: 'API',
  blocks: [
    {
      kind: 'text',
      text: 'Everything that this site does goes through one API over HTTP. It takes and gives JSON, needs neither an account nor a key, and is described in OpenAPI 3.1.',
    },
    {
      kind: 'links',
      links: [
        { to: '/api/docs', label: 'All calls' },
        { to: '/api/openapi.json', label: 'OpenAPI description' },
      ],
    },
    { kind: 'heading', text: 'Make a reference' },
    {
      kind: 'text',
      text: 'Send a DOI, an ISBN, a web address, an in-text citation, the words of a title or typed details, and the id of a style. The answer holds the reference as text and as HTML, the forms for the text, the record as a CSL item, where each field comes from (`evidence`), how far it can be trusted (`verification`), and what you should know of the work (`notices`), such as a retraction.',
    },
    firstCall,
    { kind: 'heading', text: 'Find a style' },
    {
      kind: 'text',
      text: 'More than ten thousand styles are found by journal, ISSN, publisher, subject, or what people call them. Each id serves as `format`.',
    },
    {
      kind: 'call',
      title: 'Styles by name',
      method: 'GET',
      path: '/api/styles?q=vancouver&limit=1',
      answer: [{ id: 'nlm-citation-sequence', name: 'Vancouver', kind: 'numeric' }],
    },
    { kind: 'heading', text: 'Check a list' },
    {
      kind: 'text',
      text: 'Each entry of a pasted list, or of a file of references, is looked up in the registers and compared field by field. With `Accept: text/event-stream` the entries come as they are decided.',
    },
    {
      kind: 'call',
      title: 'One entry with a wrong year',
      method: 'POST',
      path: '/api/checks',
      body: {
        text: 'LeCun, Y., Bengio, Y., & Hinton, G. (2012). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539',
      },
      answer: {
        counts: { total: 1, differs: 1 },
        entries: [{ verdict: 'differs', differences: [{ field: 'issued', listed: '2012', record: '2015' }] }],
      },
    },
    { kind: 'heading', text: 'Keep a project' },
    {
      kind: 'text',
      text: 'Projects belong to a session: an identifier in the header `x-session-id`. The answer to your first write brings a new one; send it with every later call, and treat it as a password. A project is formatted as a whole: sorted and numbered as its style prescribes, with names and years that tell works apart.',
    },
    {
      kind: 'call',
      title: 'Create a project',
      method: 'POST',
      path: '/api/projects',
      session: true,
      body: { name: 'Thesis', moduleName: null, moduleCode: null, referenceStyle: 'ieee' },
      answer: { name: 'Thesis', referenceStyle: 'ieee' },
    },
    {
      kind: 'call',
      title: 'Add a work to it',
      method: 'POST',
      path: '/api/projects/$PROJECT/citations',
      session: true,
      body: { format: 'ieee', inputType: 'doi', sourceInput: '10.1038/nature14539' },
      answer: { inTextCitation: '[1]' },
    },
    {
      kind: 'call',
      title: 'Take it with you',
      method: 'GET',
      path: '/api/projects/$PROJECT/export?format=bibtex',
      session: true,
      answer: '  author = {LeCun, Yann and Bengio, Yoshua and Hinton, Geoffrey},\n  title = {Deep learning},',
    },
    { kind: 'heading', text: 'Failures and limits' },
    {
      kind: 'list',
      items: [
        'Every failure is JSON with a `code` for programs and a `message` for people: a headline, then lines that begin with a bullet. Those that go on with Try, Use or Check say what to do next.',
        'A limit that is reached is answered with 429 and `Retry-After`. A session may make 20 references a minute, unless the operator of the server says otherwise.',
        'A POST with an `Idempotency-Key` is done once: the same key and body give the same answer.',
        'Calls come from servers and command lines. Pages of other sites cannot call the API from a browser.',
      ],
    },
  ],
};
