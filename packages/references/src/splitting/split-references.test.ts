import { expect, test } from 'vitest';
import { splitReferences } from './split-references.ts';

const cases: [what: string, list: string, references: string[]][] = [
  [
    'numbers in square brackets, wrapped lines',
    'References\n[1] A. Okafor, “Rivers and their\nbanks,” J. Hydrol., vol. 12, 2019.\n[2] B. Lindqvist, Towns of the north,\n1998.',
    [
      '[1] A. Okafor, “Rivers and their banks,” J. Hydrol., vol. 12, 2019.',
      '[2] B. Lindqvist, Towns of the north, 1998.',
    ],
  ],
  [
    'a volume at the beginning of a line is no number of the list',
    '1. Okafor A. Rivers. J Hydrol.\n12. 2019.\n2. Lindqvist B. Towns. Acta Urb. 2001.\n3. Moreau C. Bridges. Pont. 2004.',
    [
      '1. Okafor A. Rivers. J Hydrol. 12. 2019.',
      '2. Lindqvist B. Towns. Acta Urb. 2001.',
      '3. Moreau C. Bridges. Pont. 2004.',
    ],
  ],
  [
    'one a line, without a mark',
    'Lindqvist, B. (1998). Towns of the north. Umeå: Norrland Press.\nOkafor, A. (2019). Rivers and their banks. Journal of Hydrology, 12(3), 4–9.',
    [
      'Lindqvist, B. (1998). Towns of the north. Umeå: Norrland Press.',
      'Okafor, A. (2019). Rivers and their banks. Journal of Hydrology, 12(3), 4–9.',
    ],
  ],
  [
    'lines of one length by chance',
    'Berg, K. (2014). Locks. Fjord Press.\nOkafor, A. (2019). Rivers of the\nNorth: a history. Fjord Press.',
    [
      'Berg, K. (2014). Locks. Fjord Press.',
      'Okafor, A. (2019). Rivers of the North: a history. Fjord Press.',
    ],
  ],
  [
    'one a line, also those that begin like a title or with a body',
    'Okafor, A. (2019). Rivers and their banks: a long history of floods, dams and the people beside them. Journal of Hydrology, 12(3), 4–9.\nBRASIL. Lei n. 11.645, de 10 de março de 2008. Estabelece as diretrizes e bases da educação nacional.\nTowns of the north. 1998.',
    [
      'Okafor, A. (2019). Rivers and their banks: a long history of floods, dams and the people beside them. Journal of Hydrology, 12(3), 4–9.',
      'BRASIL. Lei n. 11.645, de 10 de março de 2008. Estabelece as diretrizes e bases da educação nacional.',
      'Towns of the north. 1998.',
    ],
  ],
  [
    'bodies as authors, in lines of a PDF',
    'Ministry of Education. (2007). A plan for the development of\nschools. http://example.org/plan.pdf\nNational Institute for Research. (2024a). Technical summary of\nthe census. https://example.org/census',
    [
      'Ministry of Education. (2007). A plan for the development of schools. http://example.org/plan.pdf',
      'National Institute for Research. (2024a). Technical summary of the census. https://example.org/census',
    ],
  ],
  [
    'hanging lines of a PDF, in the order of the alphabet',
    'Lindqvist, B., 1998. Towns of the north: a history of\n    settlement. Umeå: Norrland Press.\nMoreau, C., Lefèvre, D. and\n    Smith, E., 2004. Bridges. Pont, 3, 1–22.\nOkafor, A., 2019. Rivers and their banks. Journal of\n    Hydrology, 12(3), 4–9.',
    [
      'Lindqvist, B., 1998. Towns of the north: a history of settlement. Umeå: Norrland Press.',
      'Moreau, C., Lefèvre, D. and Smith, E., 2004. Bridges. Pont, 3, 1–22.',
      'Okafor, A., 2019. Rivers and their banks. Journal of Hydrology, 12(3), 4–9.',
    ],
  ],
  [
    'paragraphs between empty lines',
    'Moreau, Claire. Les ponts.\nParis: Seuil, 2004.\n\nAnonymous. A walk by the river.\nLondon: Penguin, 1911.\n',
    [
      'Moreau, Claire. Les ponts. Paris: Seuil, 2004.',
      'Anonymous. A walk by the river. London: Penguin, 1911.',
    ],
  ],
  [
    'the same author as before, as a dash',
    'Okafor, A. 2017. Lakes. London: Penguin.\n———. 2019. Rivers. London: Penguin.',
    ['Okafor, A. 2017. Lakes. London: Penguin.', '———. 2019. Rivers. London: Penguin.'],
  ],
  [
    'several works under one number',
    '[1] A. Okafor, Phys. Rev. D 63, 072003 (2001); B. Lindqvist, Phys. Rev. Lett. 81, 1367 (1998).\n[2] C. Moreau, Nature 12, 3 (2004).',
    [
      '[1] A. Okafor, Phys. Rev. D 63, 072003 (2001);',
      'B. Lindqvist, Phys. Rev. Lett. 81, 1367 (1998).',
      '[2] C. Moreau, Nature 12, 3 (2004).',
    ],
  ],
  [
    'a numbered list without line breaks',
    '1. Okafor A. Rivers. J Hydrol. 2019;12:3. 2. Lindqvist B. Towns. Acta Urb. 2001;1:2. 3. Moreau C. Bridges. Pont. 2004;4:5.',
    [
      '1. Okafor A. Rivers. J Hydrol. 2019;12:3.',
      '2. Lindqvist B. Towns. Acta Urb. 2001;1:2.',
      '3. Moreau C. Bridges. Pont. 2004;4:5.',
    ],
  ],
  [
    'what pages print between and after the references',
    '1. Okafor A. Rivers and\ntheir banks. J Hydrol. 2019;12:3.\n2. Lindqvist B. Towns. Acta Urb. 2001;1:2.\nMortality of Towns in the North\n1158 Okafor et al.\n3. Moreau C. Bridges. Pont. 2004;4:5.\n4. Lefèvre D. Locks. Pont. 2005;5:\n6.\n5. Smith E. Weirs. Pont. 2006;6:7.\n712\n6. Okafor A. Fords. Pont. 2007;7:8.\nReceived March 12, 2007; accepted March 14, 2007\nEdited by Ada Moreau',
    [
      '1. Okafor A. Rivers and their banks. J Hydrol. 2019;12:3.',
      '2. Lindqvist B. Towns. Acta Urb. 2001;1:2.',
      '3. Moreau C. Bridges. Pont. 2004;4:5.',
      '4. Lefèvre D. Locks. Pont. 2005;5: 6.',
      '5. Smith E. Weirs. Pont. 2006;6:7.',
      '6. Okafor A. Fords. Pont. 2007;7:8.',
    ],
  ],
  [
    'a number on a line of its own',
    '1.\nOkafor A. Rivers. J Hydrol. 2019;12:3.\n2\nLindqvist B. Towns. Acta Urb. 2001;1:2.\n3.\nMoreau C. Bridges. Pont. 2004;4:5.',
    [
      '1. Okafor A. Rivers. J Hydrol. 2019;12:3.',
      '2 Lindqvist B. Towns. Acta Urb. 2001;1:2.',
      '3. Moreau C. Bridges. Pont. 2004;4:5.',
    ],
  ],
  [
    'a journal after a semicolon is no new author',
    '[1] A. Okafor, AIP Conf. Proc. 870, 712 (2006); J. Phys. G32, S557 (2006).\n[2] C. Moreau, Nature 12, 3 (2004).',
    [
      '[1] A. Okafor, AIP Conf. Proc. 870, 712 (2006); J. Phys. G32, S557 (2006).',
      '[2] C. Moreau, Nature 12, 3 (2004).',
    ],
  ],
  [
    'a short list that is wrapped, behind an address on a line of its own',
    'One of the biggest challenges of keeping bees on the roofs of northern\ntowns. Town Bees. https://bees.example/roofs-of-northern-towns-in-winter\nMoreau X, Lind P, Okafor VP, Berg JA. A survey of the wild bees of the\nislands and their flowers. Bee Sci. 2022;10:e12749. doi:10.1000/bees.12749',
    [
      'One of the biggest challenges of keeping bees on the roofs of northern towns. Town Bees. https://bees.example/roofs-of-northern-towns-in-winter',
      'Moreau X, Lind P, Okafor VP, Berg JA. A survey of the wild bees of the islands and their flowers. Bee Sci. 2022;10:e12749. doi:10.1000/bees.12749',
    ],
  ],
  [
    'a wrapped list with the number of a database behind each address',
    'Karlsson J, Ask P. Light limitation of lakes with few nutrients. Nature.\n2009;460:506-10. http://dx.doi.org/10.1038/nature08179.\nPMid:19626113.\nZsolnay A, Baigar E. Fluorescence of soils. Chemosphere. 1999;38:45-50.\nhttp://dx.doi.org/10.1016/S0045-6535(98)00166-0. PMid:10903090.\nDode MA, Santos I. Fatores de risco na coorte de nascimentos de Pelotas,\nRio Grande do Sul. Cad Saude. 2009;25:1141-52.\nhttp://dx.doi.org/10.1590/S0102-311X2009000500021. PMid:19488499.',
    [
      'Karlsson J, Ask P. Light limitation of lakes with few nutrients. Nature. 2009;460:506-10. http://dx.doi.org/10.1038/nature08179. PMid:19626113.',
      'Zsolnay A, Baigar E. Fluorescence of soils. Chemosphere. 1999;38:45-50. http://dx.doi.org/10.1016/S0045-6535(98)00166-0. PMid:10903090.',
      'Dode MA, Santos I. Fatores de risco na coorte de nascimentos de Pelotas, Rio Grande do Sul. Cad Saude. 2009;25:1141-52. http://dx.doi.org/10.1590/S0102-311X2009000500021. PMid:19488499.',
    ],
  ],
  [
    'one a line in Swedish, undated and to come',
    'Dahlberg, E. (u.å.). Fåglar vid sjön. Hämtad från https://faglar.example\nLindqvist, S. (2014). Skogens ljud. Norstedts.\nSjöberg, P. (kommande). Vintervägar. Natur & Kultur.',
    [
      'Dahlberg, E. (u.å.). Fåglar vid sjön. Hämtad från https://faglar.example',
      'Lindqvist, S. (2014). Skogens ljud. Norstedts.',
      'Sjöberg, P. (kommande). Vintervägar. Natur & Kultur.',
    ],
  ],
  [
    'two short lines, a reference each',
    'Smith & Nunes 2020 Soil under glass\nFerreira Tides and harbours 2018',
    ['Smith & Nunes 2020 Soil under glass', 'Ferreira Tides and harbours 2018'],
  ],
  [
    'one a line, some without a year',
    'Austen, Jane. Emma. Edited by Fiona Stafford, Penguin Classics.\nDante. Inferno. Translated by Mary Jo Bang, Graywolf.\nEk, Eva. Rivers of the North. Water House, 2019.',
    [
      'Austen, Jane. Emma. Edited by Fiona Stafford, Penguin Classics.',
      'Dante. Inferno. Translated by Mary Jo Bang, Graywolf.',
      'Ek, Eva. Rivers of the North. Water House, 2019.',
    ],
  ],
  [
    'the words for a work without a date',
    'Berg, C. (s. d.). La mer en hiver. https://mer.example/hiver\nPérez, D. (s.f.). El mar. https://mar.example\nRao, P. (submitted). Ponds.\nUnger, F. (o. J.). Der See. https://see.example',
    [
      'Berg, C. (s. d.). La mer en hiver. https://mer.example/hiver',
      'Pérez, D. (s.f.). El mar. https://mar.example',
      'Rao, P. (submitted). Ponds.',
      'Unger, F. (o. J.). Der See. https://see.example',
    ],
  ],
  [
    'a reference and its address on the next line',
    'Moreau, C. (2004). Bridges. Pont, 3, 1–22.\nhttps://doi.org/10.1000/1\nOkafor, A. (2019). Rivers. Fjord Press.\nRetrieved from https://rivers.example/book\nRao, P. (2020). Ponds. Fjord Press.',
    [
      'Moreau, C. (2004). Bridges. Pont, 3, 1–22. https://doi.org/10.1000/1',
      'Okafor, A. (2019). Rivers. Fjord Press. Retrieved from https://rivers.example/book',
      'Rao, P. (2020). Ponds. Fjord Press.',
    ],
  ],
  [
    'a line that is no reference before one that is',
    'hello world\nOkafor, A. (2019). Rivers and their banks. Journal of Hydrology, 12(3), 4–9.',
    ['hello world', 'Okafor, A. (2019). Rivers and their banks. Journal of Hydrology, 12(3), 4–9.'],
  ],
  [
    'paragraphs without a year',
    'Dahl, Dan. “How to Make Chili.” eHow,\nwww.ehow.example/chili.\n\n“Geography of Sweden.” Encyclopedia of Places,\nwww.places.example/sweden.\n\nIto, Jun. Personal Website. www.ito.example.',
    [
      'Dahl, Dan. “How to Make Chili.” eHow, www.ehow.example/chili.',
      '“Geography of Sweden.” Encyclopedia of Places, www.places.example/sweden.',
      'Ito, Jun. Personal Website. www.ito.example.',
    ],
  ],
  [
    'a letter of the alphabet a paragraph, a reference a line',
    'Adams, Bo. Ice. Fjord Press, 2001.\nAlm, Eva. Snow. Fjord Press, 2002.\nArai, Jun. Hail. Fjord Press.\n\nBerg, Kai. Fog. Fjord Press, 2004.\nBrun, Ida. Dew. Fjord Press, 2005.',
    [
      'Adams, Bo. Ice. Fjord Press, 2001.',
      'Alm, Eva. Snow. Fjord Press, 2002.',
      'Arai, Jun. Hail. Fjord Press.',
      'Berg, Kai. Fog. Fjord Press, 2004.',
      'Brun, Ida. Dew. Fjord Press, 2005.',
    ],
  ],
  [
    'one a line, also those that begin small or with a number',
    'Okafor, Ada. Rivers. Fjord Press, 2019.\n1984 revisited. Fjord Press.\nvan der Berg, Kai. Locks. Fjord Press.\niPhone user guide. Apple, n.d.',
    [
      'Okafor, Ada. Rivers. Fjord Press, 2019.',
      '1984 revisited. Fjord Press.',
      'van der Berg, Kai. Locks. Fjord Press.',
      'iPhone user guide. Apple, n.d.',
    ],
  ],
  [
    'undated pages in lines filled up to a width: a line that ends early ends one',
    'How to grow figs in a cold climate. Garden\nNotes. https://figs.example\nmicropolitics. Encyclopedia of Terms.\nhttps://terms.example/104/micropolitics\nWorld Bank. Open code handbook. World Bank.\nhttps://bank.example/code\nThe connected renter: a guide to apartments\nthat think. City Paper. Retrieved from\nhttps://paper.example/renter\nMinistry of Health. Guide to drinking water\nin small towns. https://health.example/guide',
    [
      'How to grow figs in a cold climate. Garden Notes. https://figs.example',
      'micropolitics. Encyclopedia of Terms. https://terms.example/104/micropolitics',
      'World Bank. Open code handbook. World Bank. https://bank.example/code',
      'The connected renter: a guide to apartments that think. City Paper. Retrieved from https://paper.example/renter',
      'Ministry of Health. Guide to drinking water in small towns. https://health.example/guide',
    ],
  ],
  [
    'undated books of other languages in lines filled up to a width',
    'Ronge, Bastian: Das Adam-Smith-Projekt. Zur\nGenealogie der liberalen Gouvernementalität.\nWiesbaden: Springer VS.\nRoy, Roch: La conjoncture politique au Québec.\nChicoutimi: Tremblay.\nSealey, Lena: Pruebas de vuelo y otros relatos\nde la costa. Madrid: Alianza.\nTuominen, Aino: Saaristo. Helsinki: Otava.',
    [
      'Ronge, Bastian: Das Adam-Smith-Projekt. Zur Genealogie der liberalen Gouvernementalität. Wiesbaden: Springer VS.',
      'Roy, Roch: La conjoncture politique au Québec. Chicoutimi: Tremblay.',
      'Sealey, Lena: Pruebas de vuelo y otros relatos de la costa. Madrid: Alianza.',
      'Tuominen, Aino: Saaristo. Helsinki: Otava.',
    ],
  ],
  ['nothing', ' \n\n', []],
];

test.each(cases)('splits %s', (_, list, references) => {
  expect(splitReferences(list).map(({ text }) => text)).toEqual(references);
});

test('the place of a reference is that of its text in the list', () => {
  const list = 'Literatur\r\n  Okafor, A. (2019). Rivers.\r\n  London: Penguin.\r\n';
  const [{ start, end } = { start: 0, end: 0 }] = splitReferences(list);
  expect(list.slice(start, end)).toBe('Okafor, A. (2019). Rivers.\r\n  London: Penguin.');
});
