import { expect, test } from 'vitest';
import type { FormatId } from '../formats.ts';
import { readRecords } from '../read.ts';
import { writeRecords } from '../write.ts';

const issued = { 'date-parts': [[2025, 8, 21]] };
const URL = 'https://example.org/1';

const works = [
  {
    id: 'chat',
    type: 'software',
    genre: 'Generative AI prompt',
    title: 'Explain why rivers meander',
    author: [{ literal: 'Mistral AI' }],
    'container-title': 'Le Chat',
    version: 'Medium 3',
    issued,
    URL,
    accessed: { 'date-parts': [[2026, 11, 21]] },
  },
  {
    id: 'episode',
    type: 'broadcast',
    genre: 'Audio podcast episode',
    title: 'The alibi',
    host: [{ family: 'Koenig', given: 'Sarah' }],
    'container-title': 'Serial',
    number: '1',
    publisher: 'WBEZ Chicago',
    issued,
    URL,
  },
  {
    id: 'short',
    type: 'post',
    genre: 'Video',
    title: 'Alkali salts get lit',
    author: [{ family: 'Cook', given: 'Phil' }],
    note: '@chemteacherphil',
    'container-title': 'TikTok',
    issued,
    URL,
  },
  {
    id: 'game',
    type: 'software',
    genre: 'Video game',
    title: 'Angry Birds',
    version: '7.0.0',
    publisher: 'Rovio Entertainment',
    issued,
  },
  {
    id: 'data',
    type: 'dataset',
    title: 'Lakes',
    number: 'ICPSR 37080',
    version: 'V1',
    publisher: 'ICPSR',
    issued,
  },
];

const formats: FormatId[] = ['bibtex', 'ris', 'csl-json'];

test.each(formats.flatMap((format) => works.map((work) => [work.id, format, work] as const)))(
  'a source of today comes back whole: %s in %s',
  (_, format, work) => {
    const [record] = readRecords([...writeRecords(format, [work])].join(''), { format });
    expect(record?.item).toMatchObject({ ...work, id: expect.anything() });
  },
);
