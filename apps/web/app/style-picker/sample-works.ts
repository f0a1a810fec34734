import type { CitationItem } from '@citewright/contract';
import { accessed, date, names } from '~/content/style-guides/record.ts';

/** Works that show a style when there is no work yet: an article, a book and a page. */
export const sampleWorks: readonly (CitationItem & { id: string })[] = [
  {
    id: 'lecun-2015',
    type: 'article-journal',
    title: 'Deep learning',
    author: names('LeCun, Yann; Bengio, Yoshua; Hinton, Geoffrey'),
    'container-title': 'Nature',
    volume: '521',
    issue: '7553',
    page: '436-444',
    issued: date(2015, 5, 28),
    DOI: '10.1038/nature14539',
  },
  {
    id: 'lave-1991',
    type: 'book',
    title: 'Situated learning: Legitimate peripheral participation',
    author: names('Lave, Jean; Wenger, Etienne'),
    publisher: 'Cambridge University Press',
    'publisher-place': 'Cambridge',
    issued: date(1991),
  },
  {
    id: 'royal-swedish-academy-2002',
    type: 'webpage',
    title: 'Psychological and experimental economics',
    author: names('Royal Swedish Academy of Sciences'),
    'container-title': 'The Nobel Prize',
    issued: date(2002, 10, 9),
    URL: 'https://www.nobelprize.org/prizes/economic-sciences/2002/press-release/',
    accessed,
  },
];
