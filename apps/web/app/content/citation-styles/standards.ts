import type { CitationStyle } from './citation-style.ts';

/** Standards of countries, and of the world. */
export const standards: readonly CitationStyle[] = [
  {
    slug: 'abnt',
    id: 'associacao-brasileira-de-normas-tecnicas',
    name: 'ABNT',
    prescribedBy: 'Associação Brasileira de Normas Técnicas',
    manual: {
      title: 'NBR 6023:2018 (references) and NBR 10520:2023 (citations)',
      href: 'https://www.abnt.org.br/',
    },
    purpose:
      'Brazil’s universities ask for it. Surnames stand in capitals in the list; since 2023 they no longer do in the text: (Freire, 1982).',
  },
  {
    slug: 'iso-690',
    id: 'iso690-author-date-en',
    name: 'ISO 690 (author-date)',
    prescribedBy: 'International Organization for Standardization',
    manual: { title: 'ISO 690:2021', href: 'http://www.iso.org/iso/catalogue_detail.htm?csnumber=43320' },
    purpose:
      'The international standard for references, by author and year. Surnames are in capitals, and the full date of an article follows its journal.',
    journals: ['Review of Economic Perspectives (Národohospodárský obzor)'],
  },
  {
    slug: 'iso-690-numeric',
    id: 'iso690-numeric-en',
    name: 'ISO 690 (numeric)',
    prescribedBy: 'International Organization for Standardization',
    manual: { title: 'ISO 690:2010', href: 'http://www.iso.org/iso/catalogue_detail.htm?csnumber=43320' },
    purpose: 'The international standard with numbers in round brackets and a list in the order of citing.',
  },
  {
    slug: 'din-1505-2',
    id: 'din-1505-2',
    name: 'DIN 1505-2',
    prescribedBy: 'Deutsches Institut für Normung',
    manual: {
      title: 'DIN 1505-2, replaced by ISO 690',
      href: 'http://www.bui.haw-hamburg.de/fileadmin/redaktion/diplom/Lorenzen__litverz.pdf',
    },
    purpose:
      'The former German standard, which ISO 690 has replaced: small capitals, spaces before colon and semicolon, German words.',
  },
  {
    slug: 'gost',
    id: 'gost-r-7-0-5-2008-numeric',
    name: 'GOST R 7.0.5-2008',
    prescribedBy: 'Russian national standard',
    manual: {
      title: 'GOST R 7.0.5-2008',
      href: 'http://protect.gost.ru/document.aspx?control=7&id=173511',
    },
    purpose:
      'Russia’s standard for references, numbered in the order of citing. Two slashes lead from an article to its journal, and the short words are Russian: Т., №, С.',
  },
  {
    slug: 'gb-t-7714',
    id: 'china-national-standard-gb-t-7714-2015-numeric',
    name: 'GB/T 7714-2015',
    prescribedBy: 'National standard of China',
    manual: {
      title: 'GB/T 7714-2015',
      href: 'https://std.samr.gov.cn/gb/search/gbDetailed?id=71F772D8055ED3A7E05397BE0A0AB82A',
    },
    purpose:
      'China’s standard for references, numbered in the order of citing. A letter in brackets names the kind of work, [J] for an article and [M] for a book.',
  },
];
