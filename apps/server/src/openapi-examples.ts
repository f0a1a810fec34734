/** What a call takes and gives, as the description of the API shows it. */
export interface CallExample {
  /** The body, or the parts of a form. */
  request?: object;
  /** The JSON of the answer. */
  answer?: unknown;
  /** For answers that are a file: its media type, and what it holds where it is text. */
  file?: { mediaType: string; text?: string };
}

const item = {
  id: '10.1038/nature14539',
  type: 'article-journal',
  title: 'Deep learning',
  author: [
    { family: 'LeCun', given: 'Yann' },
    { family: 'Bengio', given: 'Yoshua' },
    { family: 'Hinton', given: 'Geoffrey' },
  ],
  issued: { 'date-parts': [[2015, 5, 28]] },
  'container-title': 'Nature',
  volume: '521',
  issue: '7553',
  page: '436-444',
  DOI: '10.1038/nature14539',
};

const printed = {
  formattedCitation:
    'LeCun, Y., Bengio, Y., &amp; Hinton, G. (2015). Deep learning. <i>Nature</i>, <i>521</i>(7553), 436–444. https://doi.org/10.1038/nature14539',
  plainText:
    'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539',
};
const entry = { index: 0, text: printed.plainText, html: printed.formattedCitation };

const vouched = {
  inTextCitation: '(LeCun et al., 2015)',
  item,
  evidence: {},
  verification: 'registry',
  record: { name: 'Crossref', url: 'https://doi.org/10.1038/nature14539' },
  notices: [],
};
const citation = { ...printed, ...vouched, format: 'apa', alternatives: [] };

const createdAt = '2026-05-01T12:00:00.000Z';

const projectCitation = {
  id: 34,
  title: 'Deep learning',
  authors: 'LeCun, Bengio & Hinton',
  year: '2015',
  ...printed,
  ...vouched,
  createdAt,
};

const project = {
  id: 12,
  name: 'Thesis',
  moduleName: 'Machine learning',
  moduleCode: 'CS402',
  referenceStyle: 'apa',
  style: { name: 'APA', title: 'American Psychological Association 7th edition', kind: 'author-date' },
  createdAt,
  citations: 1,
};

const deletion = { deletedAt: createdAt, keptUntil: '2026-05-31T12:00:00.000Z' };

const listed = {
  index: 0,
  verdict: 'differs',
  alerts: [],
  item: { ...item, issued: { 'date-parts': [[2016]] } },
  differences: [{ field: 'issued', listed: '2016', record: '2015', weight: 'serious' }],
  forms: ['author'],
  alternatives: [],
  asked: [],
  notices: [],
};
const counts = {
  total: 1,
  confirmed: 0,
  differs: 1,
  'other-work': 0,
  'not-found': 0,
  'not-checked': 0,
  'not-checkable': 0,
  duplicates: 0,
  forms: 0,
  retracted: 0,
  concern: 0,
  corrected: 0,
  superseded: 0,
  gone: 0,
  impossible: 0,
};

const style = {
  id: 'apa',
  name: 'APA',
  title: 'American Psychological Association 7th edition',
  kind: 'author-date',
  fields: ['psychology'],
  issn: [],
};

const article = {
  id: 1,
  slug: 'citing-generative-ai',
  title: 'Citing generative AI',
  excerpt: 'What the manuals ask for, with examples.',
  content: '<p>A text that nobody else can read again is cited as software.</p>',
  coverImage: '/images/citing-generative-ai.png',
  category: 'citation_styles',
  author: 'Citewright',
  publishedAt: '2026-05-01',
  readTimeMinutes: 5,
};

const bibtex = '@article{lecun2015deep,\n  title = {Deep learning},\n  doi = {10.1038/nature14539}\n}\n';
const cite = { format: 'apa', inputType: 'doi', sourceInput: '10.1038/nature14539' };
const wrongYear =
  'LeCun, Y., Bengio, Y., & Hinton, G. (2016). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539';

/** An example of each call, by method and path. */
export const examples: Readonly<Record<string, CallExample>> = {
  'GET /api/health': { answer: { status: 'ok' } },
  'GET /api/ready': { answer: { status: 'ready' } },
  'POST /api/citations': { request: cite, answer: citation },
  'POST /api/citations/file': { request: { file: '%PDF-1.7 …', format: 'apa' }, answer: citation },
  'POST /api/search': {
    request: { format: 'apa', sourceInput: 'deep learning lecun 2015' },
    answer: {
      reading: 'title',
      choices: [
        {
          ...printed,
          item,
          confidence: 0.97,
          request: { inputType: 'doi', sourceInput: '10.1038/nature14539' },
          differs: [],
        },
      ],
      rivals: 0,
      clear: true,
      unanswered: [],
    },
  },
  'GET /api/projects': { answer: [project] },
  'POST /api/projects': {
    request: { name: 'Thesis', moduleName: 'Machine learning', moduleCode: 'CS402', referenceStyle: 'apa' },
    answer: { ...project, citations: 0 },
  },
  'GET /api/projects/{id}': { answer: project },
  'PATCH /api/projects/{id}': { request: { referenceStyle: 'apa' }, answer: project },
  'DELETE /api/projects/{id}': { answer: { id: 12 } },
  'POST /api/projects/{id}/restore': { answer: project },
  'GET /api/deleted': { answer: [{ id: 12, name: 'Thesis', citations: 1, ...deletion }] },
  'DELETE /api/deleted': { answer: { removed: 3 } },
  'DELETE /api/deleted/projects/{id}': { answer: { id: 12 } },
  'GET /api/projects/{id}/citations': { answer: [projectCitation] },
  'POST /api/projects/{id}/citations': { request: cite, answer: { ...citation, id: 34, projectId: 12 } },
  'GET /api/projects/{id}/copy-references': { answer: { references: printed.plainText } },
  'POST /api/projects/{id}/citation-texts': {
    request: { citations: [{ citationItems: [{ id: 34, prefix: 'see', locator: '437', label: 'page' }] }] },
    answer: {
      citations: [
        {
          parenthetical: {
            text: '(see LeCun et al., 2015, p. 437)',
            html: '(see LeCun et al., 2015, p. 437)',
          },
        },
      ],
    },
  },
  'PATCH /api/citations/{id}': {
    request: { volume: '521', locator: { label: 'page', value: '437' } },
    answer: { ...projectCitation, locator: { label: 'page', value: '437' } },
  },
  'DELETE /api/citations/{id}': { answer: { id: 34 } },
  'POST /api/citations/{id}/move': { request: { before: 31 }, answer: projectCitation },
  'POST /api/citations/{id}/published': { answer: { ...projectCitation, replaced: 35 } },
  'POST /api/citations/{id}/published/undo': {
    request: { replaced: 35 },
    answer: { ...projectCitation, replaced: 35 },
  },
  'POST /api/citations/{id}/restore': { answer: projectCitation },
  'GET /api/projects/{id}/deleted': {
    answer: [{ id: 34, title: 'Deep learning', authors: 'LeCun, Yann', year: '2015', ...deletion }],
  },
  'DELETE /api/deleted/citations/{id}': { answer: { id: 34 } },
  'GET /api/projects/{id}/export': { file: { mediaType: 'application/x-bibtex', text: bibtex } },
  'GET /api/projects/{id}/live-link': {
    answer: { createdAt, expiresAt: '2026-05-31T12:00:00.000Z', frozen: false },
  },
  'POST /api/projects/{id}/live-link': {
    request: { expiresAt: '2026-05-31T12:00:00.000Z', frozen: true },
    answer: {
      createdAt,
      expiresAt: '2026-05-31T12:00:00.000Z',
      frozen: true,
      page: '/shared/Zk3vQ0aXt9LhW2yRb7NcUe5PfJ8sMd1GZk3vQ0aXt9L',
      files: [
        { format: 'bibtex', path: '/api/live/Zk3vQ0aXt9LhW2yRb7NcUe5PfJ8sMd1GZk3vQ0aXt9L/references.bib' },
      ],
    },
  },
  'DELETE /api/projects/{id}/live-link': { answer: { id: 12 } },
  'GET /api/live/{token}/{file}': { file: { mediaType: 'application/x-bibtex', text: bibtex } },
  'GET /api/live/{token}': {
    answer: { name: 'Thesis', citations: 24, frozenAt: null, expiresAt: '2026-05-31T12:00:00.000Z' },
  },
  'POST /api/live/{token}/copy': { answer: { id: 31, name: 'Thesis' } },
  'POST /api/session/link': {
    answer: { code: '7K2QD-M4XZ9-PB3TC-V8WHN', expiresAt: '2026-05-01T12:10:00.000Z' },
  },
  'POST /api/session/new': { request: { bring: true }, answer: { projects: 3 } },
  'POST /api/session/open': { request: { code: '7K2QD-M4XZ9-PB3TC-V8WHN' }, answer: { projects: 3 } },
  'GET /api/backup': { answer: { app: 'citewright', version: 1, createdAt, projects: [] } },
  'POST /api/backup': {
    request: { app: 'citewright', version: 1, createdAt, projects: [] },
    answer: { added: [], present: 0 },
  },
  'POST /api/checks': { request: { text: wrongYear, format: 'list' }, answer: { counts, entries: [listed] } },
  'POST /api/bibliographies': {
    request: { references: bibtex, format: 'apa', sections: ['Primary sources'] },
    answer: { unread: [], kept: [], entries: [entry] },
  },
  'POST /api/conversions': {
    request: { references: JSON.stringify([item]), to: 'bibtex' },
    answer: { content: bibtex, unread: [], unplaced: [], left: [] },
  },
  'POST /api/papers/check': {
    request: { file: 'Nets learn (LeCun et al., 2015).', lookUp: 'false' },
    answer: {
      paper: {
        name: 'paper.txt',
        text: 'Nets learn (LeCun et al., 2015).',
        headings: [],
        references: [],
        callouts: [{ start: 12, end: 30, refs: [] }],
        links: [],
        findings: [],
        advice: [],
        coverage: {
          message:
            'We couldn’t find a list of references in this document, so its citations were not checked against one.',
        },
      },
      counts: { ...counts, total: 0, differs: 0 },
      entries: [],
    },
  },
  'POST /api/papers/links': {
    request: { file: 'Nets learn (https://doi.org/10.1038/nature14539).' },
    answer: {
      links: [
        {
          index: 0,
          start: 12,
          end: 47,
          text: 'https://doi.org/10.1038/nature14539',
          target: { kind: 'doi', value: '10.1038/nature14539' },
          status: 'found',
          item,
          work: 'LeCun et al. (2015), Deep learning',
          notices: [],
        },
      ],
    },
  },
  'POST /api/papers/correct': {
    request: {
      file: 'Nets learn (LeCun et al., 2016).',
      corrections: JSON.stringify({ way: 'tracked', style: 'apa', entries: [{ index: 0, item }] }),
    },
    file: { mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  },
  'POST /api/projects/{id}/import': {
    request: { text: bibtex, format: 'auto', duplicates: 'skip' },
    answer: {
      total: 1,
      added: 1,
      duplicates: 0,
      failed: 0,
      lines: [{ index: 0, total: 1, input: 'lecun2015deep', kind: 'record', status: 'added' }],
    },
  },
  'POST /api/projects/{id}/import/preview': {
    request: { text: bibtex },
    answer: {
      room: 2_000,
      entries: [
        { index: 0, input: 'lecun2015deep', kind: 'record', by: 'Deep learning', isDuplicate: false },
      ],
    },
  },
  'GET /api/blogs': { answer: [article] },
  'GET /api/blogs/featured': { answer: [article] },
  'GET /api/styles': { answer: [style] },
  'POST /api/styles': {
    request: {
      csl: '<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text">…</style>',
    },
    answer: { ...style, id: 'custom-house-style', name: 'House style', custom: true, licence: 'MIT' },
  },
  'POST /api/styles/find': {
    request: { text: 'Okafor, A. (2019). Rivers. Journal of Water, 12(3), 45–67.' },
    answer: [
      {
        styles: [style],
        others: 0,
        followers: 4,
        likeness: 0.98,
        references: [
          {
            example: 'Okafor, A. (2019). Rivers. Journal of Water, 12(3), 45–67.',
            printed: 'Okafor, A. (2019) Rivers. Journal of Water, 12(3), 45–67.',
            differences: [
              { kind: 'same', text: 'Okafor, A. (2019)' },
              { kind: 'missing', text: '.' },
              { kind: 'same', text: ' Rivers. Journal of Water, 12(3), 45–67.' },
            ],
          },
        ],
        citations: [],
      },
    ],
  },
  'DELETE /api/styles/{id}': { answer: { id: 'custom-house-style' } },
  'GET /api/styles/{id}': { answer: { ...style, licence: 'MIT' } },
  'GET /api/languages': { answer: [{ id: 'de', name: 'Deutsch' }] },
  'GET /api/styles/{id}/source': {
    answer: { about: { id: 'apa', name: 'APA', label: 'APA', language: 'en-US' }, own: 'apa' },
  },
};
