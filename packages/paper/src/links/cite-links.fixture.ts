import { correctPaper, type Way } from '@citewright/documents';
import type { Item } from '@citewright/record';
import { options } from '../corrections/correct-bytes.fixture.ts';
import { planCorrections } from '../corrections/plan-corrections.ts';
import { readPaper } from '../read-paper.ts';

const year = (issued: number): Item['issued'] => ({ 'date-parts': [[issued]] });

/** The works that the links of tests lead to, by what their target says. */
export const works: Readonly<Record<string, Item>> = {
  '10.1000/rivers': {
    id: '',
    type: 'article-journal',
    title: 'Rivers of the delta',
    author: [{ family: 'Okafor', given: 'Ada' }],
    issued: year(2019),
    'container-title': 'Water',
    volume: '4',
    page: '1-9',
    DOI: '10.1000/rivers',
  },
  '10.1000/rain': {
    id: '',
    type: 'article-journal',
    title: 'Rain on stone',
    author: [
      { family: 'Berg', given: 'Lise' },
      { family: 'Ito', given: 'Ken' },
    ],
    issued: year(2014),
    'container-title': 'Stone',
    volume: '2',
    page: '10-19',
    DOI: '10.1000/rain',
  },
  '10.1000/snow': {
    id: '',
    type: 'article-journal',
    title: 'Snow in June',
    author: [
      { family: 'Novak', given: 'Petr' },
      { family: 'Lind', given: 'Eva' },
      { family: 'Cho', given: 'Min' },
    ],
    issued: year(2021),
    'container-title': 'Weather',
    volume: '7',
    page: '3-4',
    DOI: '10.1000/snow',
  },
  '9780262035613': {
    id: '',
    type: 'book',
    title: 'Deep rivers',
    author: [{ family: 'Haas', given: 'Jon' }],
    issued: year(2016),
    publisher: 'MIT Press',
    ISBN: '9780262035613',
  },
  'https://news.example.org/2020/floods': {
    id: '',
    type: 'webpage',
    title: 'Floods in the valley',
    author: [{ family: 'Reyes', given: 'Ana' }],
    issued: year(2020),
    'container-title': 'Valley News',
    URL: 'https://news.example.org/2020/floods',
  },
  'https://pubmed.ncbi.nlm.nih.gov/31452104/': {
    id: '',
    type: 'article-journal',
    title: 'Fever and water',
    author: [{ family: 'Silva', given: 'Rui' }],
    issued: year(2018),
    'container-title': 'Health',
    volume: '1',
    page: '5',
  },
  'https://evil.example/a/b': {
    id: '',
    type: 'webpage',
    title: '[x](javascript:alert(1)) <script>',
    author: [{ family: '<script>' }],
    issued: year(2020),
    URL: 'https://evil.example/a/b',
  },
  '10.48550/arxiv.1706.03762': {
    id: '',
    type: 'article',
    title: 'Attention to rain',
    author: [{ family: 'Varga', given: 'Ilona' }],
    issued: year(2017),
    publisher: 'arXiv',
    DOI: '10.48550/arXiv.1706.03762',
  },
};

/** What turning its links into citations makes of a file, each link by the table of works; those that it has not stay. */
export async function citeLinks(
  name: string,
  content: string | Uint8Array,
  { style = 'apa', way = 'clean' as Way, live = false, asked = false } = {},
) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = { name, bytes };
  const paper = await readPaper(file);
  const links = paper.links.flatMap(({ target, doubt }, index) =>
    doubt !== undefined && !asked ? [] : [{ index, item: works[target?.value ?? ''] ?? null }],
  );
  const decisions = { entries: [], wholeList: false, asWritten: [], live, links };
  const steps = planCorrections(paper, decisions, style as 'apa', {
    finding: ({ kind }) => kind,
    kept: () => 'kept',
    leftAlone: 'left alone',
    linkLeft: 'link left',
  });
  let step = steps.next();
  while (!step.done) step = steps.next();
  const corrections = step.value ?? [];
  const corrected = correctPaper(file, paper, corrections, options(way));
  return { paper, corrections, corrected, left: corrected.left.map((index) => corrections[index]) };
}
