import { html, ld, type MarkupCase, meta, prose } from './page.fixture.ts';

/** Health services and health encyclopedias, with dates of medical review. */
export const health: readonly MarkupCase[] = [
  {
    name: 'a hospital’s page: "Medically Reviewed by", no writer, "Last reviewed on 01/05/2023"',
    url: 'https://my.shoreclinic.example/health/diseases/12345-seasickness',
    html: html(
      `<title>Seasickness: Causes, Symptoms &amp; Treatment</title>${meta({ 'og:site_name': 'Shore Clinic', 'og:title': 'Seasickness' })}`,
      `<h1>Seasickness</h1><p>Seasickness is a kind of motion sickness.</p>${prose()}<div>Medically Reviewed</div><p>Last reviewed by a Shore Clinic medical professional on 01/05/2023.</p>`,
      'en-US',
    ),
    title: 'Seasickness',
    site: 'Shore Clinic',
    type: 'webpage',
  },
  {
    name: 'a health agency whose page names its department and its last review',
    url: 'https://www.healthcentre.example/measles/about/index.html',
    html: html(
      '<title>About Measles | Measles (Rubeola) | Health Centre</title>' +
        meta({
          'og:title': 'About Measles',
          'og:site_name': 'Measles (Rubeola)',
          'cdc:first_published': '2024-05-09',
          'article:published_time': '2024-05-09T12:00:00Z',
          author: 'Health Centre',
        }),
      `<h1>About Measles</h1><div>May 9, 2024</div>${prose()}`,
      'en-us',
    ),
    title: 'About Measles',
    date: '2024-05-09',
    site: 'Measles (Rubeola)',
    type: 'webpage',
  },
  {
    name: 'a health service: the date of a review is none of publication',
    url: 'https://www.healthservice.example/conditions/sunburn/',
    html: html(
      '<title>Sunburn - Health Service</title><meta property="og:site_name" content="healthservice.example"><meta property="og:title" content="Sunburn">',
      `<main><h1>Sunburn</h1>${prose()}${prose()}<p>Page last reviewed: 26 May 2022<br>Next review due: 26 May 2025</p></main><footer>© Crown copyright</footer>`,
      'en',
    ),
    title: 'Sunburn',
    site: 'healthservice.example',
    type: 'webpage',
  },
  {
    name: 'an American agency: the date of review in a footer',
    url: 'https://www.cdx.example.gov/flu/about/index.html',
    html: html(
      '<title>About Flu | CDX</title><meta name="DC.title" content="About Flu"><meta property="cdc:last_published" content="2021-07-13T17:41:15Z"><meta property="og:site_name" content="Centers for Disease Examples"><meta property="og:author" content="CDX">',
      `<main><h1>About Flu</h1>${prose()}</main><footer><div>Page last reviewed: <span>November 18, 2021</span></div><div>Content source: <a href="/flu">Centers for Disease Examples</a></div></footer>`,
      'en-us',
    ),
    title: 'About Flu',
    site: 'Centers for Disease Examples',
    type: 'webpage',
  },
  {
    name: 'an American health agency: "Page last reviewed", content source, DC.date',
    url: 'https://www.cdc.gov/beaches/swimming.html',
    html: html(
      '<title>Swimming at Beaches | Healthy Water | CDC</title><meta property="og:title" content="Swimming at Beaches"><meta property="og:site_name" content="Centers for Disease Control and Prevention"><meta name="DC.date" content="2022-05-09T10:11:12Z"><meta property="article:author" content="CDC"><meta property="article:published_time" content="2022-05-09T10:11:12Z">',
      `<main><h1 id="content">Swimming at Beaches</h1>${prose()}<div class="last-reviewed">Page last reviewed: <span>May 9, 2022</span></div><div>Content source: <a>Centers for Disease Control and Prevention</a></div></main>`,
      'en-us',
    ),
    title: 'Swimming at Beaches',
    date: '2022-05-09',
    site: 'Centers for Disease Control and Prevention',
    type: 'webpage',
  },
  {
    name: 'a health encyclopedia: "Medically reviewed by … Written by … Updated on …"',
    url: 'https://www.healthpath.example/health/sea-sickness',
    html: html(
      '<title>Sea Sickness: Causes and Relief</title><meta property="og:site_name" content="Healthpath"><meta property="og:title" content="Sea Sickness: Causes and Relief">' +
        ld({
          '@type': ['Article', 'MedicalWebPage'],
          headline: 'Sea Sickness: Causes and Relief',
          datePublished: '2017-03-06T21:30:00.000Z',
          dateModified: '2023-02-01T19:00:00.000Z',
          author: { '@type': 'Person', name: 'Corinne Blake' },
          reviewedBy: { '@type': 'Person', name: 'Dr. Seth Wong' },
          publisher: { '@type': 'Organization', name: 'Healthpath' },
        }),
      `<h1>Sea Sickness: Causes and Relief</h1><section><span>Medically reviewed by <a>Seth Wong, M.D.</a></span> — <span>By <a data-testid="byline">Corinne Blake</a></span> — <span>Updated on February 1, 2023</span></section>${prose()}`,
      'en',
    ),
    title: 'Sea Sickness: Causes and Relief',
    authors: ['Blake, Corinne'],
    date: '2017-03-06',
    site: 'Healthpath',
    type: 'webpage',
  },
  {
    name: 'a doctor who reviewed what another wrote',
    url: 'https://www.goodhealth.example/conditions/gout',
    html: html(
      '<title>Gout: symptoms and treatment | Good Health</title><meta property="og:site_name" content="Good Health">' +
        ld({
          '@type': 'MedicalWebPage',
          headline: 'Gout: symptoms and treatment',
          datePublished: '2018-10-10',
          dateModified: '2023-01-01',
          author: { '@type': 'Person', name: 'Jenny Fern' },
          reviewedBy: { '@type': 'Person', name: 'Dr. Alan Stone, MD' },
          publisher: { '@type': 'Organization', name: 'Good Health' },
        }),
      `<h1>Gout: symptoms and treatment</h1><p>Medically reviewed by Alan Stone, MD — Written by Jenny Fern — Updated on January 1, 2023</p>${prose()}`,
      'en',
    ),
    title: 'Gout: symptoms and treatment',
    authors: ['Fern, Jenny'],
    date: '2018-10-10',
    site: 'Good Health',
    type: 'webpage',
  },
];
