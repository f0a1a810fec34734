import { prose } from './page.fixture.ts';

/** A whole page of a kind, written by us: its authors ("Family, Given") and its date (undefined = none). */
export type KindOfPage = readonly [
  name: string,
  url: string,
  html: string,
  title: string,
  authors: string[] | undefined,
  date: string | undefined,
];

const english = prose();
const german = prose('de');
const french = prose('fr');
const spanish = prose('es');
const nav =
  '<header><nav><ul><li><a href="/">Home</a></li><li><a href="/about">About</a></li><li><a href="/contact">Contact</a></li></ul></nav></header>';

function page(language: string, head: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
}

/** Teasers of other articles, each with an author and a date. */
function latest(names: readonly string[], className = 'card'): string {
  const cards = names.map(
    (name, index) =>
      `<div class="${className}"><h3><a href="/p/${index}">Another story number ${index + 1}</a></h3><span class="author">${name}</span> <time datetime="2021-0${index + 1}-05">5/${index + 1}/2021</time></div>`,
  );
  return `<section class="more"><h2>Latest posts</h2>${cards.join('')}</section>`;
}

export const repositoryPages: readonly KindOfPage[] = [
  [
    'dspace-mirage visible only',
    'https://repo.uni.example/handle/1/2',
    page(
      'en',
      '<title>Sea walls and settlement</title>',
      `${nav}<div id="ds-body"><h2 class="page-header first-page-header">Sea walls and settlement</h2><div class="row"><div class="col-sm-4"><div class="simple-item-view-date word-break item-page-field-wrapper table"><h5>Date</h5>2014-09-12</div><div class="simple-item-view-authors item-page-field-wrapper table"><h5>Author</h5><div><a href="/browse?value=Holm, Karin">Holm, Karin</a></div><div><a href="/browse?value=Ek">Ek, Bo</a></div></div><div class="simple-item-view-show-full"><h5>Metadata</h5><a>Show full item record</a></div></div><div class="col-sm-8"><h5>Abstract</h5><div>${english}</div></div></div></div>`,
    ),
    'Sea walls and settlement',
    ['Holm, Karin', 'Ek, Bo'],
    '2014-09-12',
  ],
  [
    'dspace-jspui table',
    'https://repo2.uni.example/handle/1/3',
    page(
      'en',
      '<title>Coast Repository: Tidal mills of Brittany</title>',
      `${nav}<div class="panel">Please use this identifier to cite or link to this item: http://hdl.handle.net/1/3</div><table class="table itemDisplayTable"><tr><td class="metadataFieldLabel">Title: </td><td class="metadataFieldValue">Tidal mills of Brittany</td></tr><tr><td class="metadataFieldLabel">Authors: </td><td class="metadataFieldValue"><a class="author" href="/browse?a">Le Goff, Solène</a><br><a class="author" href="/browse?b">Martin, Paul</a></td></tr><tr><td class="metadataFieldLabel">Keywords: </td><td>mills</td></tr><tr><td class="metadataFieldLabel">Issue Date: </td><td class="metadataFieldValue">3-May-2016</td></tr><tr><td class="metadataFieldLabel">Abstract: </td><td>${english}</td></tr></table>`,
    ),
    'Tidal mills of Brittany',
    ['Le Goff, Solène', 'Martin, Paul'],
    '2016-05-03',
  ],
  [
    'eprints citation line',
    'https://eprints.uni.example/77/',
    page(
      'en',
      '<title>Wading birds in winter - Coast EPrints</title>',
      `${nav}<h1 class="ep_tm_pagetitle">Wading birds in winter</h1><div class="ep_summary_content"><p style="margin-bottom: 1em"><span class="person_name">Oduya, Peter</span>, <span class="person_name">Lacey, Nora</span> and <span class="person_name">Bell, Rory</span> (2012) <em>Wading birds in winter.</em> Journal of Coasts, 4 (2). pp. 3-9. ISSN 1234-5678</p><h2>Abstract</h2>${english}<table><tr><th>Item Type:</th><td>Article</td></tr><tr><th>Depositing User:</th><td>Susan Clerk</td></tr><tr><th>Date Deposited:</th><td>04 Jun 2013 10:11</td></tr></table></div>`,
    ),
    'Wading birds in winter',
    ['Oduya, Peter', 'Lacey, Nora', 'Bell, Rory'],
    '2012',
  ],
  [
    'inveniordm creators',
    'https://zenodo.example/records/9',
    page(
      'en',
      '<title>Drift of buoys 2019</title>',
      `${nav}<main><div><span class="ui label">Published March 4, 2020 | Version v1</span><span class="ui label">Dataset</span></div><h1 id="record-title">Drift of buoys 2019</h1><section id="creatibutors" aria-label="Creators and contributors"><ul class="creatibutors"><li class="creatibutor-wrap"><a class="ui creatibutor-link" href="/search?q=x"><span class="creatibutor-name">Nordli, Kari</span></a><a href="https://orcid.org/0"><img alt="ORCID icon"></a><sup class="font-tiny">1</sup></li><li class="creatibutor-wrap"><a class="ui creatibutor-link"><span class="creatibutor-name">Sato, Emi</span></a><sup>2</sup></li></ul><button>Show affiliations</button><section id="aff">1. Institute of the Sea 2. Harbour University</section></section><h2>Description</h2>${english}</main>`,
    ),
    'Drift of buoys 2019',
    ['Nordli, Kari', 'Sato, Emi'],
    '2020-03-04',
  ],
  [
    'figshare',
    'https://figshare.example/articles/dataset/x/1',
    page(
      'en',
      '<title>Plankton counts off Skye</title><meta property="og:title" content="Plankton counts off Skye"><meta property="og:site_name" content="figshare">',
      `${nav}<div><h1>Plankton counts off Skye</h1><div>dataset</div><div>posted on 2018-11-02, 09:15 authored by <a href="/authors/Ann_Lee/1">Ann Lee</a>, <a href="/authors/Bo_Ek/2">Bo Ek</a>, <a href="/authors/C/3">Carla Dobson</a></div>${english}</div>`,
    ),
    'Plankton counts off Skye',
    ['Lee, Ann', 'Ek, Bo', 'Dobson, Carla'],
    '2018-11-02',
  ],
  [
    'osf preprint',
    'https://osf.example/preprints/abc/x1',
    page(
      'en',
      '<title>OSF Preprints | Do swimmers count waves?</title><meta property="og:title" content="Do swimmers count waves?">',
      `${nav}<h1>Do swimmers count waves?</h1><h2>AUTHORS</h2><div class="author-list"><a href="/u1">Mina Sørensen</a>, <a href="/u2">Theo Mbeki</a> and <span>Ada Finch</span></div><div><strong>Created on:</strong> February 03, 2021 | <strong>Last edited:</strong> March 09, 2021</div><h2>Abstract</h2>${english}`,
    ),
    'Do swimmers count waves?',
    ['Sørensen, Mina', 'Mbeki, Theo', 'Finch, Ada'],
    '2021-02-03',
  ],
  [
    'hal visible',
    'https://hal.example/hal-0123',
    page(
      'fr',
      '<title>Les digues de sable - HAL</title>',
      `${nav}<main><div class="typdoc">Article dans une revue</div><div class="year">Année : 2015</div><h1 class="title">Les digues de sable</h1><div class="authors"><span class="author"><a href="/search?a">Élodie Martin</a> <sup>(1)</sup></span> , <span class="author"><a href="/search?b">Jean Dupont</a> <sup>(1, 2)</sup></span></div><div class="structs"><span>1 LPL - Laboratoire des Plages</span></div><h2>Résumé</h2>${french}</main>`,
    ),
    'Les digues de sable',
    ['Martin, Élodie', 'Dupont, Jean'],
    '2015',
  ],
  [
    'ssrn-like',
    'https://papers.ssrn.example/sol3/papers.cfm?abstract_id=12',
    page(
      'en',
      '<title>Port fees and trade by Ana Popa, J. K. Larsen :: SSRN</title>',
      `${nav}<div class="box-container box-abstract-main"><h1>Port fees and trade</h1><div class="authors authors-full-width"><h2><a href="/a1" title="View other papers by this author">Ana Popa</a></h2><p>Coast University - School of Economics</p><h2><a href="/a2">J. K. Larsen</a></h2><p>Institute of Trade</p></div><p>34 Pages <span>Posted: 4 Jun 2018</span> <span>Last revised: 7 Jul 2019</span></p><p>Date Written: May 30, 2018</p><h3>Abstract</h3>${english}</div>`,
    ),
    'Port fees and trade',
    ['Popa, Ana', 'Larsen, J. K.'],
    '2018-06-04',
  ],
  [
    'arxiv-like visible',
    'https://preprints.example/abs/2001.1',
    page(
      'en',
      '<title>[2001.1] Foam on shores</title>',
      `${nav}<div id="abs"><div class="dateline">[Submitted on 3 Jan 2020 (v1), last revised 9 Feb 2020 (this version, v2)]</div><h1 class="title mathjax"><span class="descriptor">Title:</span>Foam on shores</h1><div class="authors"><span class="descriptor">Authors:</span><a href="/a">Wei Zhang</a>, <a href="/b">Lena Fjord</a>, <a href="/c">Paul Q. Hart</a></div><blockquote class="abstract"><span class="descriptor">Abstract:</span>${english}</blockquote></div>`,
    ),
    'Foam on shores',
    ['Zhang, Wei', 'Fjord, Lena', 'Hart, Paul Q.'],
    '2020-01-03',
  ],
  [
    'DC.creator variants',
    'https://opus.example/1',
    page(
      'de',
      '<title>OPUS | Deiche im Wandel</title><meta name="DC.Creator" content="Schäfer, Ute"><meta name="DC.Contributor" content="Meyer, Hans"><meta name="DC.Title" content="Deiche im Wandel"><meta name="DC.Date.issued" content="2011"><meta name="DCTERMS.dateSubmitted" content="2012-02-02">',
      `<h2>Deiche im Wandel</h2><p>Ute Schäfer</p>${german}`,
    ),
    'Deiche im Wandel',
    ['Schäfer, Ute'],
    '2011',
  ],
  [
    'DC.contributor.author',
    'https://dspace4.example/1',
    page(
      'en',
      '<title>Salt marsh</title><meta name="DC.contributor.author" content="Reed, Tom"><meta name="DC.contributor.author" content="Oh, Min"><meta name="DC.contributor.advisor" content="Big, Boss"><meta name="DC.title" content="Salt marsh"><meta name="DC.date.issued" content="2009-05">',
      `<h1>Salt marsh</h1>${english}`,
    ),
    'Salt marsh',
    ['Reed, Tom', 'Oh, Min'],
    '2009-05',
  ],
  [
    'citation_author single ; list',
    'https://journal.example/1',
    page(
      'en',
      '<title>Gulls</title><meta name="citation_title" content="Gulls"><meta name="citation_author" content="Reed, Tom; Oh, Min"><meta name="citation_publication_date" content="2009/5/1">',
      `<h1>Gulls</h1>${english}`,
    ),
    'Gulls',
    ['Reed, Tom', 'Oh, Min'],
    '2009-05-01',
  ],
];

export const severalAuthorsPages: readonly KindOfPage[] = [
  [
    'posted by A,B,C and D',
    'https://blog.example/a',
    page(
      'en',
      '<title>Our year in review | The Harbour Blog</title>',
      `${nav}<h1>Our year in review</h1><p class="meta">Posted by Ann Lee, Bo Ek, Carla Dobson and David Oh on June 3, 2015</p>${english}`,
    ),
    'Our year in review',
    ['Lee, Ann', 'Ek, Bo', 'Dobson, Carla', 'Oh, David'],
    '2015-06-03',
  ],
  [
    'posted by with affiliations',
    'https://research.example/b',
    page(
      'en',
      '<title>Forecasting floods with maps - Research Blog</title>',
      `${nav}<h1>Forecasting floods with maps</h1><div class="byline">Posted by Ann Lee, Research Scientist, and Bo Ek, Software Engineer, Coast Research</div><div>Wednesday, June 3, 2020</div>${english}`,
    ),
    'Forecasting floods with maps',
    ['Lee, Ann', 'Ek, Bo'],
    '2020-06-03',
  ],
  [
    'German und with commas',
    'https://blog.example/c',
    page(
      'de',
      '<title>Ebbe und Flut – Hafenblog</title>',
      `${nav}<h1>Ebbe und Flut</h1><p>Von Ute Schäfer, Hans Meyer, Jürgen Kraus und Eva Lang | 4. März 2018</p>${german}`,
    ),
    'Ebbe und Flut',
    ['Schäfer, Ute', 'Meyer, Hans', 'Kraus, Jürgen', 'Lang, Eva'],
    '2018-03-04',
  ],
  [
    'French par',
    'https://blog.example/d',
    page(
      'fr',
      '<title>La marée haute</title>',
      `${nav}<h1>La marée haute</h1><p>Publié par Élodie Martin, Jean Dupont et Solène Le Goff le 5 mai 2017</p>${french}`,
    ),
    'La marée haute',
    ['Martin, Élodie', 'Dupont, Jean', 'Le Goff, Solène'],
    '2017-05-05',
  ],
  [
    'Spanish por',
    'https://blog.example/e',
    page(
      'es',
      '<title>La marea alta</title>',
      `${nav}<h1>La marea alta</h1><p>Publicado por José Pérez, María López y Ana Ruiz el 5 de mayo de 2017</p>${spanish}`,
    ),
    'La marea alta',
    ['Pérez, José', 'López, María', 'Ruiz, Ana'],
    '2017-05-05',
  ],
  [
    'oxford and',
    'https://blog.example/f',
    page(
      'en',
      '<title>High tide</title>',
      `${nav}<h1>High tide</h1><p>by Jane Roe, John Doe, and Mary Major</p><p>July 4th, 2012</p>${english}`,
    ),
    'High tide',
    ['Roe, Jane', 'Doe, John', 'Major, Mary'],
    '2012-07-04',
  ],
  [
    'links joined in byline',
    'https://mag.example/f',
    page(
      'en',
      '<title>Low tide – Mag</title>',
      `${nav}<article><h1>Low tide</h1><div class="byline">By <a href="/author/jane-roe">Jane Roe</a>, <a href="/author/john-doe">John Doe</a> and <a href="/author/mary">Mary Major</a></div><time datetime="2016-02-02T10:00:00">Feb 2, 2016</time>${english}</article>`,
    ),
    'Low tide',
    ['Roe, Jane', 'Doe, John', 'Major, Mary'],
    '2016-02-02',
  ],
  [
    'links alone no label spans',
    'https://mag.example/g',
    page(
      'en',
      '<title>Slack water – Mag</title>',
      `${nav}<article><h1>Slack water</h1><ul class="authors-list"><li><a href="/author/jane-roe">Jane Roe</a></li><li><a href="/author/john-doe">John Doe</a></li><li><a href="/author/mary">Mary Major</a></li></ul><time datetime="2016-02-02">2 Feb 2016</time>${english}</article>`,
    ),
    'Slack water',
    ['Roe, Jane', 'Doe, John', 'Major, Mary'],
    '2016-02-02',
  ],
  [
    'separate lines by',
    'https://mag.example/h',
    page(
      'en',
      '<title>Neap</title>',
      `${nav}<h1>Neap</h1><p>By Jane Roe<br>John Doe<br>and Mary Major</p><p>2 Feb 2016</p>${english}`,
    ),
    'Neap',
    ['Roe, Jane', 'Doe, John', 'Major, Mary'],
    '2016-02-02',
  ],
  [
    'italian',
    'https://mag.example/i',
    page(
      'it',
      '<title>La bassa marea</title>',
      `${nav}<h1>La bassa marea</h1><p>di Mario Rossi, Anna Bianchi e Luca Verdi - 3 giugno 2019</p>${english}`,
    ),
    'La bassa marea',
    ['Rossi, Mario', 'Bianchi, Anna', 'Verdi, Luca'],
    '2019-06-03',
  ],
  [
    'dutch',
    'https://mag.example/j',
    page(
      'nl',
      '<title>Het getij</title>',
      `${nav}<h1>Het getij</h1><p>Door Jan de Vries, Kees van den Berg en Anna Bakker, 3 juni 2019</p>${english}`,
    ),
    'Het getij',
    ['de Vries, Jan', 'van den Berg, Kees', 'Bakker, Anna'],
    '2019-06-03',
  ],
  [
    'portuguese',
    'https://mag.example/k',
    page(
      'pt',
      '<title>A maré</title>',
      `${nav}<h1>A maré</h1><p>Por João Silva, Ana Costa e Pedro Santos — 3 de junho de 2019</p>${english}`,
    ),
    'A maré',
    ['Silva, João', 'Costa, Ana', 'Santos, Pedro'],
    '2019-06-03',
  ],
  [
    'polish',
    'https://mag.example/l',
    page(
      'pl',
      '<title>Przypływ</title>',
      `${nav}<h1>Przypływ</h1><p>Autorzy: Piotr Nowak, Anna Kowalska i Jan Zieliński</p><p>3 czerwca 2019</p>${english}`,
    ),
    'Przypływ',
    ['Nowak, Piotr', 'Kowalska, Anna', 'Zieliński, Jan'],
    '2019-06-03',
  ],
  [
    'swedish',
    'https://mag.example/m',
    page(
      'sv',
      '<title>Tidvatten</title>',
      `${nav}<h1>Tidvatten</h1><p>Text: Per-Erik Åström, Kari Nordmann och Eva Lind</p><p>Publicerad 3 juni 2019</p>${english}`,
    ),
    'Tidvatten',
    ['Åström, Per-Erik', 'Nordmann, Kari', 'Lind, Eva'],
    '2019-06-03',
  ],
];

export const otherWorksPages: readonly KindOfPage[] = [
  [
    'related cards only; anonymous',
    'https://site.example/news/opening',
    page(
      'en',
      '<title>Harbour opens - Port Authority</title>',
      `${nav}<main><h1>Harbour opens</h1><p class="date">3 June 2019</p>${english}</main>${latest(['Ann Lee', 'Bo Ek', 'Carla Dobson'])}`,
    ),
    'Harbour opens',
    undefined,
    '2019-06-03',
  ],
  [
    'related cards after short article',
    'https://site.example/news/o2',
    page(
      'en',
      '<title>Pier closes - Port Authority</title>',
      `${nav}<main><article><h1>Pier closes</h1><p class="date">3 June 2019</p><p>The pier is closed.</p></article><div class="latest">${latest(['Ann Lee', 'Bo Ek', 'Carla Dobson'], 'post-item')}</div></main>`,
    ),
    'Pier closes',
    undefined,
    '2019-06-03',
  ],
  [
    'list of by-lines below (no class)',
    'https://site.example/news/o3',
    page(
      'en',
      '<title>Ferry late - Port Authority</title>',
      `${nav}<h1>Ferry late</h1><p>3 June 2019</p><p>The ferry was late again today because of fog and wind on the water.</p><h2>More news</h2><ul><li><a href="/1">Bridge painted</a><br>By Ann Lee</li><li><a href="/2">Dog found</a><br>By Bo Ek</li><li><a href="/3">Cat lost</a><br>By Carla Dobson</li></ul>`,
    ),
    'Ferry late',
    undefined,
    '2019-06-03',
  ],
  [
    'cards above headline',
    'https://site.example/news/o4',
    page(
      'en',
      '<title>Crane falls | Port News</title>',
      `${nav}<div class="featured-posts"><article><h3><a href="/9">Old whale seen</a></h3><span class="author vcard">Zoe Quill</span></article><article><h3><a href="/8">New whale</a></h3><span class="author vcard">Max Bird</span></article></div><article><h1>Crane falls</h1><p class="byline">By <span class="author vcard">Ann Lee</span></p><time datetime="2019-06-03">June 3</time>${english}</article>`,
    ),
    'Crane falls',
    ['Lee, Ann'],
    '2019-06-03',
  ],
  [
    'article in article: own byline at end',
    'https://site.example/news/o5',
    page(
      'en',
      '<title>Net torn | Port News</title>',
      `${nav}<article class="post"><h1 class="entry-title">Net torn</h1><div class="entry-content">${english}</div><footer class="entry-footer"><span class="byline">by <span class="author vcard"><a href="/author/annlee">Ann Lee</a></span></span> <time datetime="2019-06-03">June 3, 2019</time></footer></article><div class="jp-relatedposts"><h3>Related</h3><article><h4>Other</h4><span class="author vcard">Bo Ek</span></article></div>`,
    ),
    'Net torn',
    ['Lee, Ann'],
    '2019-06-03',
  ],
  [
    'sidebar recent posts with authors',
    'https://site.example/news/o6',
    page(
      'en',
      '<title>Rope sold | Port News</title>',
      `${nav}<div class="row"><div class="col-4"><h4>Recent posts</h4><p><a href="/1">Bridge painted</a></p><p>by Max Bird</p></div><div class="col-8"><h1>Rope sold</h1><p>Ann Lee, 3 June 2019</p>${english}</div></div>`,
    ),
    'Rope sold',
    ['Lee, Ann'],
    '2019-06-03',
  ],
];

export const ownersPages: readonly KindOfPage[] = [
  [
    'footer posted by blogger',
    'https://tides.example/2012/05/x.html',
    page(
      'en',
      '<title>Low Water Diary: Shells in May</title>',
      `<div class="header"><h1 class="title">Low Water Diary</h1></div><div class="date-outer"><h2 class="date-header"><span>Saturday, May 12, 2012</span></h2><div class="post"><h3 class="post-title entry-title">Shells in May</h3><div class="post-body">${english}${english}</div><div class="post-footer"><span class="post-author vcard">Posted by <span class="fn">Nadia Raheem</span></span> at 9:12 PM</div></div></div>`,
    ),
    'Shells in May',
    ['Raheem, Nadia'],
    '2012-05-12',
  ],
  [
    'about me sidebar',
    'https://shells.example/blog/cold-swim',
    page(
      'en',
      '<title>Cold swim | Shells and Salt</title>',
      `<h1><a href="/">Shells and Salt</a></h1><article><h2>Cold swim</h2><p>May 12, 2012</p>${english}</article><aside class="sidebar"><div class="widget"><h3>About me</h3><p><a href="/profile/1">Nadia Raheem</a></p><p>I swim in the sea. View my complete profile</p></div></aside>`,
    ),
    'Cold swim',
    ['Raheem, Nadia'],
    '2012-05-12',
  ],
  [
    'footer copyright person',
    'https://notes.example/2018/ropes',
    page(
      'en',
      '<title>Splicing ropes</title>',
      `<header><a href="/">notes</a></header><main><h1>Splicing ropes</h1><time datetime="2018-04-03">3 Apr 2018</time>${english}</main><footer><p>© 2015–2024 Tomas Lind. Built with Hugo.</p></footer>`,
    ),
    'Splicing ropes',
    ['Lind, Tomas'],
    '2018-04-03',
  ],
  [
    'footer copyright company',
    'https://ropes.example/2018/ropes',
    page(
      'en',
      '<title>Buying ropes</title>',
      `<header><a href="/">Rope Works</a></header><main><h1>Buying ropes</h1><time datetime="2018-04-03">3 Apr 2018</time>${english}</main><footer><p>© 2015–2024 Rope Works Ltd. All rights reserved. Design by Tomas Lind</p></footer>`,
    ),
    'Buying ropes',
    undefined,
    '2018-04-03',
  ],
  [
    'signed at end dash',
    'https://harbourwatch.example/blog/98',
    page(
      'en',
      '<title>On patience</title>',
      `${nav}<h1>On patience</h1><p>Posted 3 April 2011</p>${english}<p>— Tomas Lind</p><h3>Comments</h3><p>Great! by Bo Ek</p>`,
    ),
    'On patience',
    ['Lind, Tomas'],
    '2011-04-03',
  ],
  [
    'jekyll p-author',
    'https://emilynotes.example/2020/02/02/x.html',
    page(
      'en',
      '<title>Buoys again</title>',
      `<header class="site-header"><a class="site-title" rel="author" href="/">Emily Hart</a></header><article class="post h-entry"><h1 class="post-title p-name">Buoys again</h1><p class="post-meta"><time class="dt-published" datetime="2020-02-02T00:00:00+00:00">Feb 2, 2020</time></p>${english}</article>`,
    ),
    'Buoys again',
    ['Hart, Emily'],
    '2020-02-02',
  ],
];

export const userPostsPages: readonly KindOfPage[] = [
  [
    'review headline product',
    'https://reviews.example/boots/77',
    page(
      'en',
      '<title>Great boots, bad laces - Boots X200 review - ShopTalk</title>',
      `${nav}<h1>Great boots, bad laces</h1><div class="review-meta">Review by <a href="/members/saltydog">saltydog</a> on 3 June 2014</div><div class="stars">4/5</div>${english}`,
    ),
    'Great boots, bad laces',
    ['saltydog'],
    '2014-06-03',
  ],
  [
    'microdata Review main',
    'https://reviews.example/film/3',
    page(
      'en',
      '<title>The Wave review</title>',
      `${nav}<div itemscope itemtype="http://schema.org/Review"><h1 itemprop="name">The Wave review</h1><span itemprop="itemReviewed" itemscope itemtype="http://schema.org/Movie"><span itemprop="name">The Wave</span><span itemprop="director">Karl Foss</span></span> <span itemprop="author" itemscope itemtype="http://schema.org/Person">by <span itemprop="name">Ann Lee</span></span><meta itemprop="datePublished" content="2015-03-04">${english}</div>`,
    ),
    'The Wave review',
    ['Lee, Ann'],
    '2015-03-04',
  ],
  [
    'phpbb prosilver',
    'https://forum.example/viewtopic.php?t=1',
    page(
      'en',
      '<title>Rigging question - Boat Forum</title>',
      `<div id="page-header"><h1>Boat Forum</h1></div><h2 class="topic-title"><a href="./viewtopic.php?t=1">Rigging question</a></h2><div id="p1" class="post"><dl class="postprofile"><dt><a class="username" href="./memberlist.php?u=1">tarjack</a></dt><dd>Posts: 12</dd><dd>Joined: Mon Jan 05, 2009 3:00 pm</dd></dl><div class="postbody"><h3 class="first"><a>Rigging question</a></h3><p class="author">by <strong><a class="username" href="./u1">tarjack</a></strong> » Tue Jun 03, 2014 3:12 pm</p><div class="content">How do I rig this?</div></div></div><div id="p2" class="post"><p class="author">by <strong><a class="username">oldsalt</a></strong> » Wed Jun 04, 2014 5:00 pm</p><div>Like this.</div></div>`,
    ),
    'Rigging question',
    ['tarjack'],
    '2014-06-03',
  ],
  [
    'vbulletin',
    'https://forum2.example/showthread.php?t=9',
    page(
      'en',
      '<title>Keel paint - Boat Talk</title>',
      `<div class="navbar">Welcome guest</div><table class="tborder"><tr><td class="navbar"><strong>Keel paint</strong></td></tr></table><h1>Keel paint</h1><table id="post11"><tr><td class="thead"><a name="post11"></a>06-03-2014, 03:12 PM</td></tr><tr><td class="alt2"><div id="postmenu_11"><a class="bigusername" href="member.php?u=5">paintpot</a></div><div>Senior Member</div><div>Join Date: Jan 2008</div></td></tr><tr><td class="alt1">Which paint?${english}</td></tr></table><table id="post12"><tr><td class="thead">06-04-2014, 04:12 PM</td></tr><tr><td><a class="bigusername" href="member.php?u=6">brushman</a></td></tr><tr><td>Red.</td></tr></table>`,
    ),
    'Keel paint',
    ['paintpot'],
    '2014-06-03',
  ],
  [
    'xenforo',
    'https://forum3.example/threads/anchor.5/',
    page(
      'en',
      '<title>Anchor chain length | Boat Chat</title>',
      `<div class="p-title"><h1 class="p-title-value">Anchor chain length</h1></div><div class="p-description"><ul class="listInline"><li><i title="Thread starter"></i><span class="u-srOnly">Thread starter</span> <a href="/members/chainy.4/" class="username u-concealed" data-user-id="4">Chainy</a></li><li><span class="u-srOnly">Start date</span> <a href="/threads/anchor.5/"><time class="u-dt" datetime="2017-08-09T10:00:00+0100">Aug 9, 2017</time></a></li></ul></div><article class="message" data-author="Chainy"><h4 class="message-name"><a class="username">Chainy</a></h4><div class="bbWrapper">${english}</div></article><article class="message" data-author="Rusty"><h4 class="message-name"><a class="username">Rusty</a></h4><div>Ten metres.</div></article>`,
    ),
    'Anchor chain length',
    ['Chainy'],
    '2017-08-09',
  ],
  [
    'hn item',
    'https://news.example/item?id=1',
    page(
      'en',
      '<title>Show: A tide clock | Tide News</title>',
      `<table id="hnmain"><tr class="athing"><td class="title"><span class="titleline"><a href="https://x">Show: A tide clock</a></span></td></tr><tr><td class="subtext"><span class="score">31 points</span> by <a href="user?id=tidalbob" class="hnuser">tidalbob</a> <span class="age" title="2021-05-04T10:00:00">on May 4, 2021</span> | <a>hide</a> | <a>12 comments</a></td></tr></table><table class="comment-tree"><tr class="comtr"><td><a class="hnuser">foe</a> <span class="age" title="2021-05-04T12:00:00">on May 4, 2021</span><div class="comment">Nice</div></td></tr></table>`,
    ),
    'Show: A tide clock',
    ['tidalbob'],
    '2021-05-04',
  ],
  [
    'letterboxd style',
    'https://films.example/film/wave/review/1',
    page(
      'en',
      '<title>‘The Wave’ review by Mina • Films</title>',
      `${nav}<section class="film-viewing-info-wrapper"><span class="context">Review by <a href="/mina_s/" class="context"><strong class="name">mina_s</strong></a></span><h1>The Wave</h1></section><p>Watched 04 May 2021</p>${english}`,
    ),
    'The Wave',
    ['mina_s'],
    '2021-05-04',
  ],
];

export const authorBoxesPages: readonly KindOfPage[] = [
  [
    'box: about the author',
    'https://mag2.example/a',
    page(
      'en',
      '<title>Mud larks | Mag</title>',
      `${nav}<article><h1>Mud larks</h1><p>12 May 2014</p>${english}${english}<div class="author-box"><h3>About the author</h3><h4>Ingrid Moe</h4><p>Ingrid writes on coasts.</p></div></article><section class="comments"><p>Bo Ek says: Nice</p></section>`,
    ),
    'Mud larks',
    ['Moe, Ingrid'],
    '2014-05-12',
  ],
  [
    'box: About Ingrid Moe',
    'https://mag2.example/b',
    page(
      'en',
      '<title>Mud pies | Mag</title>',
      `${nav}<article><h1>Mud pies</h1><p>12 May 2014</p>${english}<div id="author-info"><div class="author-description"><h2>About Ingrid Moe</h2><p>Ingrid writes on coasts. View all posts by Ingrid Moe</p></div></div></article>`,
    ),
    'Mud pies',
    ['Moe, Ingrid'],
    '2014-05-12',
  ],
  [
    'box german Über die Autorin',
    'https://mag2.example/c',
    page(
      'de',
      '<title>Wattwandern | Mag</title>',
      `${nav}<h1>Wattwandern</h1><p>12. Mai 2014</p>${german}<h4>Über die Autorin</h4><p><strong>Eva Lang</strong> schreibt über das Meer.</p>`,
    ),
    'Wattwandern',
    ['Lang, Eva'],
    '2014-05-12',
  ],
  [
    'bio paragraph end',
    'https://mag2.example/d',
    page(
      'en',
      '<title>Estuary rights | Mag</title>',
      `${nav}<h1>Estuary rights</h1><p>12 May 2014</p>${english}<p><em>Ingrid Moe is a lecturer in law at Coast University.</em></p>`,
    ),
    'Estuary rights',
    ['Moe, Ingrid'],
    '2014-05-12',
  ],
  [
    'wp author-bio by',
    'https://mag2.example/e',
    page(
      'en',
      '<title>Kelp soup - Mag</title>',
      `${nav}<article><h1 class="entry-title">Kelp soup</h1><span class="posted-on">May 12, 2014</span><div class="entry-content">${english}</div><div class="saboxplugin-wrap"><div class="saboxplugin-authorname"><a href="/author/ingrid" class="vcard author" rel="author"><span class="fn">Ingrid Moe</span></a></div><div class="saboxplugin-desc">Cook.</div></div></article>`,
    ),
    'Kelp soup',
    ['Moe, Ingrid'],
    '2014-05-12',
  ],
];

export const notAuthorsPages: readonly KindOfPage[] = [
  [
    'department under headline',
    'https://uni.example/news/9',
    page(
      'en',
      '<title>New lab opens | Coast University</title>',
      `${nav}<h1>New lab opens</h1><p>School of Marine Sciences</p><p>12 May 2014</p>${english}`,
    ),
    'New lab opens',
    undefined,
    '2014-05-12',
  ],
  [
    'place line',
    'https://site3.example/9',
    page(
      'en',
      '<title>Fire on pier</title>',
      `${nav}<h1>Fire on pier</h1><p>Los Angeles</p><p>12 May 2014</p>${english}`,
    ),
    'Fire on pier',
    undefined,
    '2014-05-12',
  ],
  [
    'byline with place after dash',
    'https://site3.example/10',
    page(
      'en',
      '<title>Fire on boat</title>',
      `${nav}<h1>Fire on boat</h1><p>By Daniel Neira - Los Angeles</p><p>12 May 2014</p>${english}`,
    ),
    'Fire on boat',
    ['Neira, Daniel'],
    '2014-05-12',
  ],
  [
    'category names look like people',
    'https://site3.example/11',
    page(
      'en',
      '<title>Knots for all</title>',
      `${nav}<h1>Knots for all</h1><p><a href="/category/boats">Small Boats</a>, <a href="/category/rope">Rope Work</a></p><p>12 May 2014</p>${english}`,
    ),
    'Knots for all',
    undefined,
    '2014-05-12',
  ],
  [
    'author meta = department',
    'https://gov.example/11',
    page(
      'en',
      '<title>Fishing limits</title><meta name="author" content="Marine Directorate">',
      `${nav}<h1>Fishing limits</h1><p>Published 12 May 2014</p><p>From: Marine Directorate</p>${english}`,
    ),
    'Fishing limits',
    ['Marine Directorate'],
    '2014-05-12',
  ],
  [
    'byline meta theme name',
    'https://shop.example/11',
    page(
      'en',
      '<title>Fishing rods</title><meta name="author" content="ThemeFusion">',
      `${nav}<h1>Fishing rods</h1><p>Published 12 May 2014</p>${english}`,
    ),
    'Fishing rods',
    undefined,
    '2014-05-12',
  ],
  [
    'name + department in line',
    'https://uni.example/12',
    page(
      'en',
      '<title>Fish ears | Coast University</title>',
      `${nav}<h1>Fish ears</h1><p>By Ann Lee, Department of Biology, Coast University</p><p>12 May 2014</p>${english}`,
    ),
    'Fish ears',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'press contact',
    'https://uni.example/13',
    page(
      'en',
      '<title>Fish eyes | Coast University</title>',
      `${nav}<h1>Fish eyes</h1><p>12 May 2014</p>${english}<p>Media contact: Bo Ek, 555-1234</p>`,
    ),
    'Fish eyes',
    undefined,
    '2014-05-12',
  ],
];

export const handMadePages: readonly KindOfPage[] = [
  [
    'old html hr address',
    'http://people.example/~lind/knots.html',
    page(
      'en',
      '<title>Knots I have known</title>',
      `<center><h2>Knots I have known</h2><b>Tomas Lind</b><br>April 1997</center><hr>${english}<hr><address>Tomas Lind, lind@people.example<br>Last modified: Mon Jun 2 10:11:12 1998</address>`,
    ),
    'Knots I have known',
    ['Lind, Tomas'],
    '1997-04',
  ],
  [
    'old h1 h3 author date',
    'http://lists.example/essay.html',
    page(
      'en',
      '<title>The Sea and the Bazaar</title>',
      `<h1>The Sea and the Bazaar</h1><h3>Tomas Lind</h3><h4>$Date: 2000/08/24 23:36:11 $</h4>${english}`,
    ),
    'The Sea and the Bazaar',
    ['Lind, Tomas'],
    '2000-08-24',
  ],
  [
    'mailing list archive pipermail',
    'http://lists.example/pipermail/dev/2004-May/000123.html',
    page(
      'en',
      '<title>[Boat-dev] Release of tidecalc 2</title>',
      `<H1>[Boat-dev] Release of tidecalc 2</H1><B>Tomas Lind</B> <A HREF="mailto:x">lind at people.example</A><BR><I>Wed May 12 10:11:12 CEST 2004</I><P><UL><LI>Previous message: <A HREF="1">Other</A></UL><HR><PRE>Hello all</PRE>`,
    ),
    '[Boat-dev] Release of tidecalc 2',
    ['Lind, Tomas'],
    '2004-05-12',
  ],
  [
    'movable type',
    'http://old.example/archives/000012.html',
    page(
      'en',
      '<title>Old Salt: A fine catch</title>',
      `<div id="banner"><h1><a href="/">Old Salt</a></h1></div><div class="blogbody"><h3 class="title">A fine catch</h3>${english}<div class="posted">Posted by Tomas at May 12, 2004 09:30 AM</div></div>`,
    ),
    'A fine catch',
    ['Tomas'],
    '2004-05-12',
  ],
  [
    'drupal submitted',
    'http://old.example/node/12',
    page(
      'en',
      '<title>A poor catch | Old Net</title>',
      `<h1 class="title">A poor catch</h1><div class="node"><span class="submitted">Submitted by <span class="username">netman</span> on 12 May, 2009 - 09:30</span>${english}</div>`,
    ),
    'A poor catch',
    ['netman'],
    '2009-05-12',
  ],
  [
    'slash',
    'http://old.example/story/1',
    page(
      'en',
      '<title>Nets go digital - SlashNet</title>',
      `<div class="article"><h1>Nets go digital</h1><div class="details">Posted by <a>netman</a> on Wednesday May 12, 2004 @09:30AM<br> from the fish-and-chips dept.</div><div class="intro">${english}</div></div>`,
    ),
    'Nets go digital',
    ['netman'],
    '2004-05-12',
  ],
  [
    'created/modified line',
    'http://wiki3.example/x',
    page(
      'en',
      '<title>Sail loft</title>',
      `<h1>Sail loft</h1><p>Created: 2005-04-03, last modified: 2009-01-01, by Tomas Lind</p>${english}`,
    ),
    'Sail loft',
    ['Lind, Tomas'],
    '2005-04-03',
  ],
];

export const datesPages: readonly KindOfPage[] = [
  [
    'german Veröffentlicht/aktualisiert',
    'https://d.example/1',
    page(
      'de',
      '<title>Flutwarnung</title>',
      `<h1>Flutwarnung</h1><p>Aktualisiert: 14.05.2014, 10:00 Uhr</p><p>Erstveröffentlichung: 12.05.2014</p>${german}`,
    ),
    'Flutwarnung',
    undefined,
    '2014-05-12',
  ],
  [
    'fr mis à jour',
    'https://d.example/2',
    page(
      'fr',
      '<title>Alerte</title>',
      `<h1>Alerte</h1><p>Mis à jour le 14 mai 2014 à 10h00 - publié le 12 mai 2014</p>${french}`,
    ),
    'Alerte',
    undefined,
    '2014-05-12',
  ],
  [
    'ja',
    'https://d.example/3',
    page(
      'ja',
      '<title>潮の満ち引き</title>',
      `<h1>潮の満ち引き</h1><p>公開日：2014年5月12日　更新日：2014年5月14日</p><p>山田花子</p><p>本文本文</p>`,
    ),
    '潮の満ち引き',
    ['山田花子'],
    '2014-05-12',
  ],
  [
    'ru',
    'https://d.example/4',
    page(
      'ru',
      '<title>Прилив</title>',
      `<h1>Прилив</h1><p>Автор: Иван Петров, 12 мая 2014</p><p>${'Вода поднялась. '.repeat(60)}</p>`,
    ),
    'Прилив',
    ['Петров, Иван'],
    '2014-05-12',
  ],
  [
    'cs',
    'https://d.example/5',
    page(
      'cs',
      '<title>Příliv</title>',
      `<h1>Příliv</h1><p>Autor: Jan Novák, Petr Svoboda | Publikováno: 12. května 2014</p>${english}`,
    ),
    'Příliv',
    ['Novák, Jan', 'Svoboda, Petr'],
    '2014-05-12',
  ],
  [
    'fi',
    'https://d.example/6',
    page(
      'fi',
      '<title>Vuorovesi</title>',
      `<h1>Vuorovesi</h1><p>Matti Virtanen, Liisa Korhonen</p><p>Julkaistu 12.5.2014</p>${english}`,
    ),
    'Vuorovesi',
    ['Virtanen, Matti', 'Korhonen, Liisa'],
    '2014-05-12',
  ],
];

export const titlesPages: readonly KindOfPage[] = [
  [
    'title suffix vs h1',
    'https://t.example/1',
    page(
      'en',
      '<title>How harbours silt up - Science - The Quay Times</title><meta property="og:title" content="How harbours silt up"><meta property="og:site_name" content="The Quay Times">',
      `<h1>How harbours silt up</h1><p>By Ann Lee</p><p>12 May 2014</p>${english}`,
    ),
    'How harbours silt up',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'title prefix site',
    'https://t.example/2',
    page(
      'en',
      '<title>Quay Lab » Blog Archive » Silt again</title>',
      `<h1><a href="/">Quay Lab</a></h1><h2>Silt again</h2><small>May 12th, 2014 by Ann Lee</small>${english}`,
    ),
    'Silt again',
    ['Lee, Ann'],
    '2014-05-12',
  ],
  [
    'two h1: logo and post',
    'https://t.example/3',
    page(
      'en',
      '<title>Silt for ever – Quay Lab</title>',
      `<header><h1 class="logo">Quay Lab</h1></header><h1>Silt for ever</h1><p>May 12th, 2014</p>${english}`,
    ),
    'Silt for ever',
    undefined,
    '2014-05-12',
  ],
  [
    'h1 is section',
    'https://t.example/4',
    page(
      'en',
      '<title>Silt and mud: a guide | Quay Lab</title>',
      `<h1>News</h1><h2>Silt and mud: a guide</h2><p>May 12th, 2014</p>${english}`,
    ),
    'Silt and mud: a guide',
    undefined,
    '2014-05-12',
  ],
];
