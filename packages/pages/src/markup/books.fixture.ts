import { html, ld, type MarkupCase, meta, person } from './page.fixture.ts';

/** Book pages of shops, publishers and reading communities. */
export const books: readonly MarkupCase[] = [
  {
    name: 'Goodreads-like: a book’s page with the average rating and the first publication',
    url: 'https://www.goodreads.com/book/show/99999.The_Salt_Road',
    html: html(
      `<title>The Salt Road by Imogen Vale | Goodreads</title>${meta({ 'og:site_name': 'Goodreads', 'og:title': 'The Salt Road', 'og:type': 'books.book', 'books:isbn': '9780306406157' })}${ld(
        { '@type': 'Book', name: 'The Salt Road', isbn: '9780306406157', author: [person('Imogen Vale')] },
      )}`,
      `<h1>The Salt Road</h1><span>Imogen Vale</span><p>First published April 6, 2010</p><div>Reviewed by Bookworm on May 1, 2023</div>`,
      'en',
    ),
    title: 'The Salt Road',
    authors: ['Vale, Imogen'],
    date: '2010-04-06',
    site: 'Goodreads',
    type: 'book',
  },
  {
    name: 'a bookshop: microdata of a book with its ISBN',
    url: 'https://www.papershop.example/book/9780141439518',
    html: html(
      '<title>Harbour Nights by Iris Lowe | Papershop</title><meta property="og:title" content="Harbour Nights"><meta property="og:type" content="book"><meta property="book:author" content="Iris Lowe"><meta property="book:isbn" content="9780141439518"><meta property="book:release_date" content="2003-04-29"><meta property="og:site_name" content="Papershop">',
      '<div itemscope itemtype="http://schema.org/Book"><h1 itemprop="name">Harbour Nights</h1><a itemprop="author" href="/author/iris-lowe">Iris Lowe</a><span itemprop="isbn">9780141439518</span></div>',
      'en',
    ),
    title: 'Harbour Nights',
    authors: ['Lowe, Iris'],
    date: '2003-04-29',
    site: 'Papershop',
    type: 'book',
  },
  {
    name: 'a book at its publisher',
    url: 'https://www.fjordpress.example/books/9780000000002/the-salt-road',
    html: html(
      '<title>The Salt Road by Ingrid Moe | Fjord Press</title><meta property="og:type" content="book"><meta property="og:title" content="The Salt Road"><meta property="book:author" content="Ingrid Moe"><meta property="book:release_date" content="2019-03-07"><meta property="og:site_name" content="Fjord Press">' +
        ld({
          '@type': 'Book',
          name: 'The Salt Road',
          author: { '@type': 'Person', name: 'Ingrid Moe' },
          datePublished: '2019-03-07',
          publisher: { '@type': 'Organization', name: 'Fjord Press' },
        }),
      `<h1>The Salt Road</h1><p>Ingrid Moe</p>`,
      'en',
    ),
    title: 'The Salt Road',
    authors: ['Moe, Ingrid'],
    date: '2019-03-07',
    site: 'Fjord Press',
    type: 'book',
  },
];
