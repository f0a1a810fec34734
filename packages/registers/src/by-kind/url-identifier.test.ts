import { describe, expect, it } from 'vitest';
import { identifierIn } from './url-identifier.ts';

describe('the identifier in an address', () => {
  it.each([
    [
      'https://www.nature.com/articles/nature14539?doi=10.1038/nature14539',
      { kind: 'doi', value: '10.1038/nature14539' },
    ],
    ['https://arxiv.org/abs/1706.03762v5', { kind: 'doi', value: '10.48550/arxiv.1706.03762' }],
    ['https://www.amazon.com/Title/dp/0735211299/ref=x', { kind: 'isbn', value: '9780735211292' }],
    ['https://openlibrary.org/isbn/9780735211292', { kind: 'isbn', value: '9780735211292' }],
    ['https://books.google.com/books?vid=ISBN0735211299', { kind: 'isbn', value: '9780735211292' }],
    ['https://www.amazon.com/dp/B09YTXNR2H', undefined],
    ['https://pubmed.ncbi.nlm.nih.gov/12345678/', { kind: 'ncbi', value: '12345678' }],
    ['https://pmc.ncbi.nlm.nih.gov/articles/PMC1234567/', { kind: 'ncbi', value: 'PMC1234567' }],
    ['https://www.ncbi.nlm.nih.gov/pubmed/?term=11109029', { kind: 'ncbi', value: '11109029' }],
    ['https://pubmed.ncbi.nlm.nih.gov/?term=testing', undefined],
    ['https://europepmc.org/article/pmc/pmc3198533', { kind: 'ncbi', value: 'PMC3198533' }],
    ['https://europepmc.org/article/MED/32923700', { kind: 'ncbi', value: '32923700' }],
    ['https://press.example/catalog.php?isbn=9780674975736', { kind: 'isbn', value: '9780674975736' }],
    ['https://press.example/book/9780520344907/the-last-page', { kind: 'isbn', value: '9780520344907' }],
    ['https://press.example/product/a-title-9780198781875?cc=de', { kind: 'isbn', value: '9780198781875' }],
    ['https://press.example/a-title_9789264086968-en', { kind: 'isbn', value: '9789264086968' }],
    ['https://shop.example/de/ISBN-9781792457418/Author/Title', { kind: 'isbn', value: '9781792457418' }],
    ['https://press.example/book/9781259860225/toc-chapter/chapter3', undefined],
    ['https://press.example/a-title--9782728835904-page-111.htm', undefined],
    ['https://press.example/book/9780596510046/some-chapter/some_section', undefined],
    ['https://press.example/book/9780520344908/bad-check-digit', undefined],
    ['https://example.com/news/2026/05/12/story', undefined],
    ['https://www.jstor.org/stable/2118559', { kind: 'doi', value: '10.2307/2118559' }],
    ['https://www.jstor.org/stable/pdf/2118559.pdf?seq=1', { kind: 'doi', value: '10.2307/2118559' }],
    [
      'https://www.nature.com/articles/s41586-020-2649-2',
      { kind: 'doi', value: '10.1038/s41586-020-2649-2' },
    ],
    ['https://www.nature.com/articles/nature14539.pdf', { kind: 'doi', value: '10.1038/nature14539' }],
    ['https://www.nature.com/articles/about', undefined],
    [
      'https://www.thelancet.com/journals/lancet/article/PIIS0140-6736(20)30183-5/fulltext',
      { kind: 'doi', value: '10.1016/s0140-6736(20)30183-5' },
    ],
    [
      'https://papers.ssrn.com/sol3/papers.cfm?abstract_id=3412345',
      { kind: 'doi', value: '10.2139/ssrn.3412345' },
    ],
    ['https://zenodo.org/records/8098905', { kind: 'doi', value: '10.5281/zenodo.8098905' }],
    ['https://www.nber.org/papers/w24999', { kind: 'doi', value: '10.3386/w24999' }],
    ['https://www.rfc-editor.org/rfc/rfc9110.html', { kind: 'doi', value: '10.17487/rfc9110' }],
    ['https://datatracker.ietf.org/doc/html/rfc9110', { kind: 'doi', value: '10.17487/rfc9110' }],
    ['https://aclanthology.org/P19-1441/', { kind: 'doi', value: '10.18653/v1/p19-1441' }],
    ['https://osf.io/preprints/psyarxiv/k9n6m', { kind: 'doi', value: '10.31234/osf.io/k9n6m' }],
    ['https://elifesciences.org/articles/00013', { kind: 'doi', value: '10.7554/elife.00013' }],
    ['https://peerj.com/articles/4375/', { kind: 'doi', value: '10.7717/peerj.4375' }],
    [
      'https://journals.openedition.org/etudesafricaines/18430',
      { kind: 'doi', value: '10.4000/etudesafricaines.18430' },
    ],
  ])('%s', (address, expected) => {
    expect(identifierIn(address)).toEqual(expected);
  });
});
