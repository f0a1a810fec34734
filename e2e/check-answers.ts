import type { CheckedEntry } from '@citewright/contract';
import type { Page } from '@playwright/test';

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** An entry as `POST /api/checks` would answer, with its text. */
export interface Answered {
  input: string;
  entry: Omit<CheckedEntry, 'index'>;
}

const nature = (title: string, family: string, year: number, DOI: string) => ({
  id: DOI,
  type: 'article-journal' as const,
  title,
  author: [{ family, given: 'Yann' }],
  issued: { 'date-parts': [[year]] },
  'container-title': 'Nature',
  DOI,
});

const record = (item: ReturnType<typeof nature>) => ({
  item,
  source: 'crossref',
  url: `https://doi.org/${item.DOI}`,
  identifiers: { doi: item.DOI },
});

const learning = nature('Deep learning', 'LeCun', 2015, '10.1038/nature14539');
const acids = nature('Molecular structure of nucleic acids', 'Watson', 1953, '10.1038/171737a0');
const held = [{ register: 'crossref', outcome: 'held' as const }];
const none = { alerts: [], differences: [], forms: [], alternatives: [], notices: [] };

/** One entry of each verdict, and a duplicate. */
export const oneOfEach: readonly Answered[] = [
  {
    input: 'Watson, J. D. (1953). Molecular structure of nucleic acids. Nature.',
    entry: { ...none, verdict: 'confirmed', item: acids, record: record(acids), asked: held },
  },
  {
    input: 'LeCun, Y. (2016). Deep learning. Nature.',
    entry: {
      ...none,
      verdict: 'differs',
      item: { ...nature('Deep learning', 'LeCun', 2016, ''), DOI: undefined },
      differences: [
        { field: 'issued', listed: '2016', record: '2015', weight: 'serious' },
        { field: 'DOI', listed: null, record: '10.1038/nature14539', weight: 'slight' },
      ],
      record: record(learning),
      asked: held,
    },
  },
  {
    input: 'Watson, J. D. (1953). Molecular structure of nucleic acids. https://doi.org/10.1038/nature14539',
    entry: {
      ...none,
      verdict: 'other-work',
      item: { ...acids, DOI: '10.1038/nature14539' },
      alternatives: [record(learning), record(acids)],
      asked: held,
    },
  },
  {
    input: 'Okafor, A. (2019). A study that no register has. Journal of Absent Records, 3(1), 1–20.',
    entry: {
      ...none,
      verdict: 'not-found',
      item: nature('A study that no register has', 'Okafor', 2019, ''),
      asked: [
        { register: 'crossref', outcome: 'not-held' },
        { register: 'openalex', outcome: 'not-held' },
      ],
      alternatives: [record(learning)],
    },
  },
  {
    input: 'Baker, C. (2020). A study that waits. Nature.',
    entry: {
      ...none,
      verdict: 'not-checked',
      item: nature('A study that waits', 'Baker', 2020, ''),
      asked: [{ register: 'crossref', outcome: 'unavailable' }],
    },
  },
  {
    input: 'Okafor, A. (2021, March 3). Personal communication.',
    entry: {
      ...none,
      verdict: 'not-checkable',
      item: {
        id: 'o',
        type: 'personal_communication',
        author: [{ family: 'Okafor', given: 'Ada' }],
        issued: { 'date-parts': [[2021, 3, 3]] },
      },
      asked: [],
    },
  },
  {
    input: 'Lecun, Y. (2015) ‘Deep learning’, Nature. doi:10.1038/nature14539',
    entry: {
      ...none,
      verdict: 'confirmed',
      item: learning,
      record: record(learning),
      asked: held,
      alerts: ['corrected'],
      duplicateOf: 1,
      notices: [
        {
          code: 'corrected',
          message: 'A correction to this article was published.',
          url: 'https://doi.org/10.1038/x',
        },
      ],
    },
  },
];

/** The stream of a check: the verdicts up to `until`, or to the end. */
export function checkStream(
  answers: readonly Answered[],
  { only, until }: { only?: readonly number[] | undefined; until?: number } = {},
): string {
  const entries = answers.map(({ input }, index) => ({ index, input }));
  const asked = entries.filter(({ index }) => only?.includes(index) ?? true);
  const verdicts = asked
    .slice(0, until)
    .map(({ index }) => event('entry', { index, ...answers[index]?.entry }));
  const done = until === undefined ? event('done', { total: asked.length, duplicates: 0 }) : '';
  return (
    event('start', { total: asked.length, listed: asked.length, entries: asked }) + verdicts.join('') + done
  );
}

/** Answers checks with these entries; `requests` collects what was asked. */
export async function answerChecks(
  page: Page,
  answers: readonly Answered[],
  until?: (request: number) => number | undefined,
): Promise<{ text: string; only?: number[] }[]> {
  const requests: { text: string; only?: number[] }[] = [];
  await page.route('**/api/checks', async (route) => {
    const request = route.request().postDataJSON() as { text: string; only?: number[] };
    requests.push(request);
    const end = until?.(requests.length);
    const options = { only: request.only, ...(end !== undefined && { until: end }) };
    await route.fulfill({ contentType: 'text/event-stream', body: checkStream(answers, options) });
  });
  return requests;
}
