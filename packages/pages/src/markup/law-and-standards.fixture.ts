import { html, type MarkupCase, meta, prose } from './page.fixture.ts';

/** Legislation, judgments, bills, patents and standards. */
export const lawAndStandards: readonly MarkupCase[] = [
  {
    name: 'a patent’s page: inventors and assignee in Dublin Core, the number in the title',
    url: 'https://patents.google.com/patent/US7654321B2/en',
    html: html(
      `<title>US7654321B2 - Self-righting buoy - Google Patents</title>${meta({ 'DC.type': 'patent', 'DC.title': 'Self-righting buoy', citation_patent_number: 'US:7654321', citation_patent_publication_number: 'US:7654321:B2' })}<meta name="DC.date" content="2005-04-11" scheme="dateSubmitted"><meta name="DC.date" content="2010-02-02" scheme="issue"><meta name="DC.contributor" content="Noriko Hamada" scheme="inventor"><meta name="DC.contributor" content="Buoyworks Inc" scheme="assignee">`,
      '<h1 itemprop="pageTitle">US7654321B2 - Self-righting buoy - Google Patents</h1>',
      'en',
    ),
    title: 'Self-righting buoy',
    authors: ['Hamada, Noriko'],
    date: '2010-02-02',
    type: 'patent',
  },
  {
    name: 'EUR-Lex-like: a regulation with its whole name, the author of whose page is the office',
    url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32019R9999',
    html: html(
      `<title>Regulation - 2019/9999 - EN - EUR-Lex</title>${meta({ 'WT.z_docTitle': 'Regulation (EU) 2019/9999 of the European Parliament and of the Council of 20 June 2019 on harbour dues', 'og:title': 'Regulation (EU) 2019/9999 of the European Parliament and of the Council of 20 June 2019 on harbour dues', 'og:site_name': 'EUR-Lex' })}`,
      '<p id="title">Regulation (EU) 2019/9999 of the European Parliament and of the Council of 20 June 2019 on harbour dues</p><p>OJ L 186, 11.7.2019, p. 1–56</p>',
      'en',
    ),
    title:
      'Regulation (EU) 2019/9999 of the European Parliament and of the Council of 20 June 2019 on harbour dues',
    date: '2019-07-11',
    site: 'Official Journal of the European Union',
    type: 'legislation',
  },
  {
    name: 'a standards body: number and title together, status and publication date in a list',
    url: 'https://www.standards.example/standard/70001.html',
    html: html(
      `<title>STB 4012:2021 - Mooring lines — Requirements | Standards Board</title>${meta({ 'og:title': 'STB 4012:2021', 'og:site_name': 'Standards Board', 'og:description': 'Mooring lines — Requirements' })}`,
      '<h1><span>STB 4012:2021</span> <span>Mooring lines — Requirements</span></h1><ul><li>Status: Published</li><li>Publication date: 2021-05</li><li>Edition: 2</li></ul>',
      'en',
    ),
    title: 'STB 4012:2021 Mooring lines — Requirements',
    date: '2021-05',
    site: 'Standards Board',
    type: 'webpage',
  },
  {
    name: 'a bill of a parliament: number, sponsor and day of introduction',
    url: 'https://www.assembly.example/bill/118/house-bill/2041',
    html: html(
      `<title>H.B. 2041 - Clean Harbors Act of 2023 | The Assembly</title>${meta({ 'og:title': 'H.B. 2041 - Clean Harbors Act of 2023', 'og:site_name': 'The Assembly' })}`,
      `<h1>H.B. 2041 - Clean Harbors Act of 2023</h1><table><tr><th>Sponsor:</th><td>Rep. Whitmore, Dale</td></tr><tr><th>Introduced:</th><td>02/14/2023</td></tr></table>${prose()}`,
      'en-US',
    ),
    title: 'H.B. 2041 - Clean Harbors Act of 2023',
    date: '2023-02-14',
    site: 'The Assembly',
    type: 'webpage',
  },
  {
    name: 'a statute of a register of legislation',
    url: 'https://www.legislation.gov.example/ukpga/1998/42/contents',
    html: html(
      '<title>Harbours Act 1998</title><meta name="DC.title" content="Harbours Act 1998"><meta name="DC.type" content="legislation"><meta name="DC.publisher" content="Queen’s Printer of Acts"><meta name="DC.date.modified" content="2023-01-01">',
      '<h1 class="pageTitle">Harbours Act 1998</h1><p>1998 CHAPTER 42</p><p>An Act to make provision about harbours.</p>',
      'en',
    ),
    title: 'Harbours Act 1998',
    site: 'Queen’s Printer of Acts',
    type: 'legislation',
  },
  {
    name: 'a judgment of a court, its date beside the neutral citation',
    url: 'https://caselaw.archives.example/ewhc/ch/2021/1234',
    html: html(
      '<title>Smith v Harbour Board - Find Case Law - The Archives</title>',
      `<main><h1>Smith v Harbour Board</h1><p>[2021] EWHC 1234 (Ch)</p><p>Judgment date: <span>14 May 2021</span></p>${prose()}</main>`,
      'en',
    ),
    title: 'Smith v Harbour Board',
    date: '2021-05-14',
    site: 'The Archives',
    type: 'webpage',
  },
  {
    name: 'a court’s opinion in a database: the year in brackets belongs to the title',
    url: 'https://www.lawreports.example/ew/cases/EWCA/Civ/2015/312.html',
    html: html(
      '<title>Harbour Co v Tidewater Ltd [2015] EWCA Civ 312 (14 April 2015)</title>',
      `<p>England and Wales Court of Appeal (Civil Division) Decisions</p><h1>Harbour Co v Tidewater Ltd [2015] EWCA Civ 312 (14 April 2015)</h1>${prose()}`,
      'en',
    ),
    title: 'Harbour Co v Tidewater Ltd [2015] EWCA Civ 312 (14 April 2015)',
    date: '2015-04-14',
    site: 'lawreports.example',
    type: 'webpage',
  },
];
