import { addStyle, portableStyle } from '@citewright/styles';
import { expect, test } from 'vitest';
import { formatReference } from './reference.ts';

const item = {
  id: 'x',
  type: 'article-journal',
  title: 'Deep Learning in Berlin',
  author: [{ family: 'Okafor', given: 'Ada' }],
  'container-title': 'The Journal of the American Chemical Society',
  volume: '12',
  page: '101-109',
  issued: { 'date-parts': [[2021, 3]] },
};

test.each([
  'nature',
  'nlm-citation-sequence',
  'oscola',
  'din-1505-2-alphanumeric',
  'modern-language-association',
  '3-biotech',
  'ieee@fr-FR',
  'chicago-author-date',
  'university-of-york-chicago',
  'american-sociological-review',
  'mhra-notes-subsequent-ibid',
  'jama',
  'american-chemical-society',
  'associacao-brasileira-de-normas-tecnicas',
  'nlm-citation-sequence-brackets-year-only-no-issue',
  'oscola-no-ibid',
  'turabian-notes-bibliography',
  'china-national-standard-gb-t-7714-2015-numeric',
])('%s, sent as data and added, prints the same', async (id) => {
  const sent = JSON.parse(JSON.stringify(portableStyle(id)));
  await addStyle(`sent-${id}`, sent);
  expect(formatReference(item, `sent-${id}`)).toEqual(formatReference(item, id));
});
