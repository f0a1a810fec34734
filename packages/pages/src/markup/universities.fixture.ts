import { html, type MarkupCase, meta, prose } from './page.fixture.ts';

/** University news, library guides and staff pages. */
export const universities: readonly MarkupCase[] = [
  {
    name: 'a university’s news: "by" below, the office as site, the date in American order',
    url: 'https://news.lakestate.edu/2019/10/ice-cores',
    html: html(
      '<title>Ice cores reveal a warmer past - Lake State University News</title><meta property="og:site_name" content="Lake State University News"><meta property="og:title" content="Ice cores reveal a warmer past">',
      `<article><h1>Ice cores reveal a warmer past</h1><p>10/07/2019 | by Dana Whitfield, University Communications</p>${prose()}</article>`,
      'en-US',
    ),
    title: 'Ice cores reveal a warmer past',
    authors: ['Whitfield, Dana'],
    date: '2019-10-07',
    site: 'Lake State University News',
    type: 'webpage',
  },
  {
    name: 'a faculty page: a name as its title, no author, no date but that of the footer’s copyright',
    url: 'https://www.marine.univ.example.edu/people/faculty/hana-kimura',
    html: html(
      `<title>Hana Kimura | Department of Marine Sciences | Univ Example</title>${meta({ 'og:title': 'Hana Kimura | Department of Marine Sciences | Univ Example' })}`,
      `<h1>Hana Kimura</h1><p>Associate Professor</p><p>Publications: Kimura, H. (2019). Kelp. May 3, 2019.</p>${prose()}<footer>© 2024 Univ Example</footer>`,
      'en',
    ),
    title: 'Hana Kimura',
    site: 'Univ Example',
    type: 'webpage',
  },
  {
    name: 'a university’s news with a media officer beside the author',
    url: 'https://www.northshore.example.edu/news/2020/new-vaccine',
    html: html(
      '<title>New vaccine enters trials | University of North Shore</title><meta property="og:title" content="New vaccine enters trials | University of North Shore"><meta property="og:site_name" content="University of North Shore">',
      `<h1>New vaccine enters trials</h1><p>Published: 21 October 2020</p><p>Author: Fiona Grant</p>${prose()}<h3>Media contact</h3><p>Peter Wells, press officer</p>`,
      'en',
    ),
    title: 'New vaccine enters trials',
    authors: ['Grant, Fiona'],
    date: '2020-10-21',
    site: 'University of North Shore',
    type: 'webpage',
  },
  {
    name: 'a Brazilian university: "Por Redação" with a reporter in the last line',
    url: 'https://jornal.univ.example/ciencias/manguezais-avancam/',
    html: html(
      `<title>Manguezais avançam sobre dunas – Jornal da Univ</title>${meta({ 'og:site_name': 'Jornal da Univ', 'og:title': 'Manguezais avançam sobre dunas', 'article:published_time': '2021-11-03T09:00:00-03:00' })}`,
      `<h1>Manguezais avançam sobre dunas</h1><p>Publicado: 03/11/2021 às 9:00</p><p>Texto: <strong>Tainá Lourenço</strong></p><p>Arte: <strong>Moisés Dorado</strong></p><p>As dunas do litoral estão cobertas por manguezais que avançam a cada ano, mostra um estudo da universidade.</p>`,
      'pt-BR',
    ),
    title: 'Manguezais avançam sobre dunas',
    authors: ['Lourenço, Tainá'],
    date: '2021-11-03',
    site: 'Jornal da Univ',
    type: 'webpage',
  },
  {
    name: 'a university’s news page: author and photographer',
    url: 'https://news.coastal.example.edu/2018/10/15/robots-learn-to-swim/',
    html: html(
      '<title>Robots learn to swim | Coastal University News</title><meta property="og:title" content="Robots learn to swim"><meta property="og:site_name" content="Coastal University News"><meta property="article:published_time" content="2018-10-15T16:00:00+00:00"><meta name="author" content="webteam">',
      `<article><h1>Robots learn to swim</h1><div class="post-meta"><span class="date">October 15, 2018</span> <span class="author">By Lena Ortiz</span></div><figure><img alt=""><figcaption>Photo by Max Stone</figcaption></figure>${prose()}</article>`,
      'en-US',
    ),
    title: 'Robots learn to swim',
    authors: ['Ortiz, Lena'],
    date: '2018-10-15',
    site: 'Coastal University News',
    type: 'webpage',
  },
  {
    name: 'a library guide: the last update stands at the top',
    url: 'https://guides.library.coastal.example.edu/citing',
    html: html(
      '<title>Home - Citing sources - Research Guides at Coastal University</title><meta name="DC.Title" content="Research Guides: Citing sources: Home"><meta name="DC.Creator" content="Ruth Feld"><meta name="DC.Date.Modified" content="2024-02-06"><meta property="og:title" content="Research Guides: Citing sources: Home">',
      `<h1>Citing sources</h1><div>Last Updated: Feb 6, 2024 4:10 PM</div>${prose()}<div class="s-lib-profile-name">Ruth Feld</div>`,
      'en',
    ),
    title: 'Citing sources',
    authors: ['Feld, Ruth'],
    date: '2024-02-06',
    site: 'Research Guides at Coastal University',
    type: 'webpage',
  },
];
