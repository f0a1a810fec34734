import type { Item } from '@citewright/record';
import { describe, expect, it } from 'vitest';
import { html, meta, prose } from './markup/page.fixture.ts';
import { readPage } from './read-page.ts';

interface Law {
  name: string;
  address: string;
  title: string;
  body: string;
  expected: Partial<Item>;
}

const languages = '(BG, ES, CS, DA, DE, ET, EL, EN, FR, GA, HR, IT)';

const laws: Law[] = [
  {
    name: 'an act stands in an issue of the Official Journal, on pages, and is dated by that',
    address: 'legal-content/EN/TXT/?uri=CELEX:32019R9999',
    title:
      'Regulation (EU) 2019/9999 of the European Parliament and of the Council of 20 June 2019 on harbour dues (Text with EEA relevance)',
    body: `<p>OJ L 186, 11.7.2019, p. 1–56 ${languages}</p><p>In force</p>${prose()}<p>(1) OJ C 12, 3.1.2018, p. 9.</p>`,
    expected: {
      type: 'legislation',
      title:
        'Regulation (EU) 2019/9999 of the European Parliament and of the Council of 20 June 2019 on harbour dues',
      'container-title': 'Official Journal of the European Union',
      volume: 'L 186',
      page: '1-56',
      issued: { 'date-parts': [[2019, 7, 11]] },
    },
  },
  {
    name: 'the journal of the Communities had another name',
    address: 'legal-content/EN/TXT/?uri=CELEX:31995L0999',
    title: 'Directive 95/999/EC of the European Parliament and of the Council of 24 October 1995 on light',
    body: `<p>OJ L 281, 23.11.1995, p. 31–50 (ES, DA, DE, EL, EN)</p>${prose()}`,
    expected: {
      type: 'legislation',
      title: 'Directive 95/999/EC of the European Parliament and of the Council of 24 October 1995 on light',
      'container-title': 'Official Journal of the European Communities',
      volume: 'L 281',
      page: '31-50',
      issued: { 'date-parts': [[1995, 11, 23]] },
    },
  },
  {
    name: 'since October 2023 every act is an issue of its own, without pages',
    address: 'eli/reg/2024/9998/oj/eng',
    title: 'Regulation (EU) 2024/9998 of the European Parliament and of the Council of 13 June 2024 on buoys',
    body: `<p>OJ L, 2024/9998, 12.7.2024, ELI: http://data.europa.eu/eli/reg/2024/9998/oj ${languages}</p>${prose()}`,
    expected: {
      type: 'legislation',
      title:
        'Regulation (EU) 2024/9998 of the European Parliament and of the Council of 13 June 2024 on buoys',
      'container-title': 'Official Journal of the European Union',
      volume: 'L 2024/9998',
      page: undefined,
      issued: { 'date-parts': [[2024, 7, 12]] },
    },
  },
  {
    name: 'a journal that is only cited in a note is not where the act stands',
    address: 'legal-content/EN/TXT/?uri=CELEX:32020D9997',
    title: 'Council Decision (EU) 2020/9997 of 3 March 2020 on ferries',
    body: `${prose()}<p>(1) OJ C 12, 3.1.2018, p. 9.</p>`,
    expected: {
      type: 'legislation',
      title: 'Council Decision (EU) 2020/9997 of 3 March 2020 on ferries',
      'container-title': undefined,
      volume: undefined,
      issued: { 'date-parts': [[2020, 3, 3]] },
    },
  },
  {
    name: 'a case is called by its parties, and has a number, a day and an identifier',
    address: 'legal-content/EN/TXT/?uri=CELEX:62014CJ9362',
    title:
      'Judgment of the Court (Grand Chamber) of 6 October 2015.#Marta Nowak v Harbour Commissioner.#Request for a preliminary ruling from the High Court (Ireland).#Reference for a preliminary ruling — Moorings.#Case C-9362/14.',
    body: `<p>ECLI identifier: ECLI:EU:C:2015:9650</p>${prose()}<p>(2) ECLI:EU:C:2010:1</p>`,
    expected: {
      type: 'legal_case',
      title: 'Marta Nowak v Harbour Commissioner',
      number: 'Case C-9362/14',
      references: 'ECLI:EU:C:2015:9650',
      issued: { 'date-parts': [[2015, 10, 6]] },
    },
  },
  {
    name: 'joined cases of the General Court, in French',
    address: 'legal-content/FR/TXT/?uri=CELEX:62012TJ9005',
    title:
      'Arrêt du Tribunal (cinquième chambre) du 8 avril 2014.#Ports du Nord SA contre Commission européenne.#Concurrence.#Affaires jointes T-905/12 et T-906/12.',
    body: `<p>Identifiant ECLI: ECLI:EU:T:2014:238</p>${prose('fr')}`,
    expected: {
      type: 'legal_case',
      title: 'Ports du Nord SA contre Commission européenne',
      number: 'Affaires jointes T-905/12 et T-906/12',
      references: 'ECLI:EU:T:2014:238',
      issued: { 'date-parts': [[2014, 4, 8]] },
    },
  },
];

describe('a page of EUR-Lex', () => {
  it.each(laws.map((law) => [law.name, law] as const))('%s', (_name, { address, title, body, expected }) => {
    const language = address.includes('/FR/') ? 'fr' : 'en';
    const adopted = { 'eli:date_document': '2020-03-03' };
    const head = `<title>${address.slice(-12)} - EN - EUR-Lex</title>${meta({ 'WT.z_docTitle': title })}`;
    const { item } = readPage({
      url: `https://eur-lex.europa.eu/${address}`,
      html: html(
        `${head}${meta(adopted)}`,
        `<p id="title">${title.replaceAll('#', '<br>')}</p>${body}`,
        language,
      ),
    });
    const fields = Object.keys(expected) as (keyof Item)[];
    expect(Object.fromEntries(fields.map((field) => [field, item?.[field]]))).toEqual(expected);
    expect(item?.author).toBeUndefined();
  });
});
