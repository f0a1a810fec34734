import type { Item, Name } from '@citewright/csl';
import { yearOf } from '../../../packages/record/src/index.ts';

/** What a page is made of: its work, and works that it cites. */
export interface Printed {
  item: Item;
  cited: readonly Item[];
}

/** A layout of first pages, as HTML that Chromium prints. */
export interface Layout {
  name: string;
  /** No register has its works: they are cited as they say themselves. */
  isUnregistered?: true;
  html(printed: Printed): string;
}

const escaped = (text: unknown) =>
  String(text ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
const nameOf = ({ given, family, literal }: Name) =>
  escaped(literal ?? [given, family].filter(Boolean).join(' '));
const namesOf = ({ author = [] }: Item) => author.slice(0, 12).map(nameOf);
const marked = (item: Item) =>
  namesOf(item).map((name, at) => `${name}<sup>${(at % 3) + 1}${at === 0 ? ',*' : ''}</sup>`);
const lastOf = (list: readonly string[], word: string) =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${word} ${list.at(-1)}`;
const journalOf = (item: Item) => escaped(item['container-title'] ?? 'Studies of Rivers');
const year = (item: Item) => yearOf(item.issued) ?? 2012;

const sentence =
  'Rivers grow where it rains, as those know who have lived beside one, and towns follow them down to the sea. ';
const prose = (times: number) => `<p>${sentence.repeat(times)}</p>`;
const reference = (item: Item) =>
  `<p>${namesOf(item).slice(0, 3).join(', ')} (${year(item)}). ${escaped(item.title)}. <i>${journalOf(item)}</i>. https://doi.org/${escaped(item.DOI)}</p>`;
const references = ({ cited }: Printed) =>
  `<h2>References</h2><div style="font-size:9pt">${cited.map(reference).join('')}</div>`;

const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:18mm}body{font:10pt/1.25 "Liberation Serif",serif;margin:0}h2{font-size:12pt}sup{font-size:60%}${style}</style><body>${body}`;
const columns = (content: string) => `<div style="columns:2;column-gap:8mm">${content}</div>`;
const nextPage = '<div style="break-before:page"></div>';

/** Layouts as journals, universities and institutes have them. */
export const layouts: readonly Layout[] = [
  {
    name: 'two columns, DOI at the foot',
    html: (printed) =>
      page(
        'h1{font-size:17pt;font-family:"Liberation Sans"}.foot{font-size:7.5pt}',
        `<p style="font-size:8pt">${journalOf(printed.item)} 42 (${year(printed.item)}) 113–127</p><h1>${escaped(printed.item.title)}</h1><p style="font-size:11pt">${lastOf(marked(printed.item), 'and')}</p><p><i>1 Department of Geography, University of Oslo, Norway</i></p>${columns(`<b>Abstract</b> ${prose(6)}<h2>1. Introduction</h2>${prose(14)}`)}<p class="foot">© ${year(printed.item)} The Authors. https://doi.org/${escaped(printed.item.DOI)}</p>${nextPage}${prose(20)}${references(printed)}`,
      ),
  },
  {
    name: 'journal’s name larger than the title',
    html: (printed) =>
      page(
        '.name{font-size:24pt;text-align:center}h1{font-size:15pt;font-weight:normal}',
        `<p style="font-size:8pt;text-align:center">Contents lists available at ScienceDirect</p><p class="name">${journalOf(printed.item)}</p><p style="font-size:8pt;text-align:center">journal homepage: www.example.com/locate/rivers</p><hr><h1>${escaped(printed.item.title)}</h1><p style="font-size:12pt">${marked(printed.item).join(', ')}</p><p style="font-size:8pt"><i>a University of Oslo, Norway</i></p><table><tr><td style="width:35%;vertical-align:top">A R T I C L E&nbsp; I N F O<p style="font-size:8pt">Keywords: rivers, towns, rain</p><td>A B S T R A C T${prose(8)}</table>${columns(prose(20))}<p style="font-size:8pt">* Corresponding author. E-mail address: someone@example.org<br>doi:${escaped(printed.item.DOI)}</p>${nextPage}${prose(30)}`,
      ),
  },
  {
    name: 'side bar with its citation',
    html: (printed) =>
      page(
        'h1{font-size:20pt;font-family:"Liberation Sans"}aside{float:left;width:45mm;font-size:7.5pt}main{margin-left:50mm}',
        `<p style="font-size:8pt">RESEARCH ARTICLE</p><main><h1>${escaped(printed.item.title)}</h1><p><b>${marked(printed.item).join(', ')}</b></p></main><aside><p>OPEN ACCESS</p><p><b>Citation:</b> ${namesOf(printed.item).slice(0, 2).join(', ')} (${year(printed.item)}) ${escaped(printed.item.title)}. ${journalOf(printed.item)}. doi:${escaped(printed.item.DOI)}</p><p>Received: May 2, ${year(printed.item) - 1}</p></aside><main><h2>Abstract</h2>${prose(10)}<h2>Introduction</h2>${prose(16)}</main>${nextPage}${references(printed)}`,
      ),
  },
  {
    name: 'preprint with a stamp on its side',
    html: (printed) =>
      page(
        'h1{font-size:17pt;text-align:center;font-weight:normal}.stamp{position:absolute;left:-12mm;top:110mm;transform:rotate(-90deg);font-size:16pt;color:#777}',
        `<div class="stamp">Preprint server, 6 Dec ${year(printed.item)}</div><h1>${escaped(printed.item.title)}</h1><div style="text-align:center">${namesOf(
          printed.item,
        )
          .map((name) => `<p>${name}<br><small>University of Oslo<br>someone@example.org</small></p>`)
          .join(
            '',
          )}</div><h2 style="text-align:center">Abstract</h2><div style="margin:0 15mm">${prose(8)}</div><h2>1 Introduction</h2>${prose(20)}${nextPage}${prose(10)}${references(printed)}`,
      ),
  },
  {
    name: 'cover of a repository',
    html: (printed) =>
      page(
        'h1{font-size:16pt}',
        `<p style="font-size:20pt">Rivers Research Online</p><p>This is a repository copy of <b>${escaped(printed.item.title)}</b>.</p><p>Version: Accepted Version</p><h2>Article:</h2><p>${namesOf(printed.item).join(', ')} (${year(printed.item)}) ${escaped(printed.item.title)}. ${journalOf(printed.item)}. ISSN 1234-5679</p><p>https://doi.org/${escaped(printed.item.DOI)}</p><h2>Reuse</h2>${prose(3)}<p>eprints@example.ac.uk</p>${nextPage}<h1>${escaped(printed.item.title)}</h1><p>${lastOf(namesOf(printed.item), 'and')}</p>${prose(20)}`,
      ),
  },
  {
    name: 'manuscript, double spaced',
    html: (printed) =>
      page(
        'body{font:12pt/2 "Liberation Serif"}h1{font-size:12pt;text-align:center}',
        `<h1>${escaped(printed.item.title)}</h1><p style="text-align:center">${namesOf(printed.item).join(', ')}</p><p style="text-align:center">Department of Geography, University of Oslo</p><p><b>Author Note</b></p>${prose(3)}${nextPage}<h1>Abstract</h1>${prose(8)}`,
      ),
  },
  {
    name: 'typescript of one size',
    html: (printed) =>
      page(
        'body{font:11pt/1.4 "Liberation Mono",monospace}',
        `<p style="text-align:center">${escaped(String(printed.item.title).toUpperCase())}</p><p style="text-align:center">${lastOf(namesOf(printed.item), 'and').toUpperCase()}</p><p style="text-align:center">University of Oslo</p>${prose(20)}${nextPage}${prose(10)}${references(printed)}`,
      ),
  },
  {
    name: 'chapter of a book',
    html: (printed) =>
      page(
        'h1{font-size:22pt;font-weight:normal;margin:0 0 10mm}',
        `<p style="font-size:14pt;margin-top:30mm">Chapter 7</p><h1>${escaped(printed.item.title)}</h1><p style="font-size:13pt"><i>${lastOf(namesOf(printed.item), '&amp;')}</i></p>${prose(18)}${nextPage}<p style="font-size:8pt">114 &nbsp;&nbsp; ${namesOf(printed.item)[0] ?? ''}</p>${prose(10)}${references(printed)}`,
      ),
  },
  {
    name: 'German journal, authors above the title',
    html: (printed) =>
      page(
        'h1{font-size:18pt;font-family:"Liberation Sans"}',
        `<p style="font-size:8pt">${journalOf(printed.item)}, ${year(printed.item)}, Jg. 12, H. 3, S. 4–19</p><p style="font-size:12pt">${lastOf(namesOf(printed.item), 'und')}</p><h1>${escaped(printed.item.title)}</h1><p><b>Zusammenfassung:</b> ${sentence.repeat(6)}</p><p><b>Schlagwörter:</b> Fluss, Stadt</p>${prose(20)}${nextPage}${references(printed)}`,
      ),
  },
  {
    name: 'thesis',
    isUnregistered: true,
    html: (printed) =>
      page(
        'body{text-align:center}h1{font-size:22pt;margin:30mm 0 20mm}p{font-size:13pt}',
        `<p>University of Oslo</p><p>Faculty of Social Sciences</p><h1>${escaped(printed.item.title)}</h1><p>by</p><p><b>${namesOf(printed.item)[0] ?? ''}</b></p><p>A thesis submitted in partial fulfilment of the requirements for the degree of Doctor of Philosophy</p><p>Supervisor: Prof. Karin Berg</p><p>May ${year(printed.item)}</p>${nextPage}<h2>Acknowledgements</h2>${prose(6)}`,
      ),
  },
  {
    name: 'working paper',
    isUnregistered: true,
    html: (printed) =>
      page(
        'h1{font-size:19pt}p{font-size:11pt}',
        `<p style="font-size:15pt">Institute for River Studies</p><p style="font-size:15pt">Working Paper No. 2012/17</p><h1>${escaped(printed.item.title)}</h1><p>${namesOf(printed.item).join('<br>')}</p><p>March ${year(printed.item)}</p>${nextPage}<h2>Abstract</h2>${prose(6)}${references(printed)}`,
      ),
  },
  {
    name: 'an article that cites by DOI in its head and notes',
    isUnregistered: true,
    html: (printed) =>
      page(
        'h1{font-size:16pt}',
        `<p style="font-size:8pt">Comment on https://doi.org/${escaped(printed.cited[0]?.DOI)}</p><h1>${escaped(printed.item.title)}</h1><p>${lastOf(namesOf(printed.item), 'and')}</p>${prose(24)}<hr><p style="font-size:8pt">1 ${escaped(printed.cited[1]?.title)}, doi:${escaped(printed.cited[1]?.DOI)}</p>${nextPage}${prose(6)}${references(printed)}`,
      ),
  },
];
