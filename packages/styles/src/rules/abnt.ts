import type { Item } from '@citewright/csl';
import { nameEdition } from './edition.ts';
import { omit, type Rule, type TitleRule } from './rule.ts';
import { filmOfYear, onePage, openTitle, plainNumbers, plainVersion } from './several-styles.ts';
import { thesisInEnglish } from './theses.ts';

/** Theses are described in Portuguese (NBR 6023:2018, 7.1.1). */
const theses: Readonly<Record<string, string>> = {
  'Doctoral dissertation': 'Tese (Doutorado)',
  'PhD dissertation': 'Tese (Doutorado)',
  'Master’s thesis': 'Dissertação (Mestrado)',
  'Bachelor’s thesis': 'Trabalho de Conclusão de Curso (Bacharelado)',
};

const thesisInPortuguese: Rule = (item) => {
  const genre = theses[String(thesisInEnglish(item).genre)];
  return item.type === 'thesis' && genre ? { ...item, genre } : item;
};

/** "44. ed." is edition 44. */
const numberedEdition: Rule = (item) => {
  const named = nameEdition('ed.')({
    ...item,
    ...(item.edition === undefined
      ? {}
      : { edition: String(item.edition).replace(/^(\d{1,3})[.ªº] ed\.$/, '$1') }),
  });
  return named.edition === undefined || /^\d+$/.test(String(named.edition))
    ? named
    : { ...item, edition: String(item.edition).replace(/ ed(?:\.|ition|ição)?$/i, '') };
};

/** Jurisdictions and organisations are in capitals in the list, as families are (8.1.2); CSL has a case for families only. */
const organisationAsFamily: Rule = (item) => {
  const changed: Partial<Item> = {};
  for (const variable of ['author', 'editor'] as const) {
    const names = item[variable];
    if (names?.some(({ literal }) => literal))
      changed[variable] = names.map(({ literal, ...name }) => (literal ? { family: literal } : name));
  }
  return Object.keys(changed).length > 0 ? { ...item, ...changed } : item;
};

/** A DOI leads to the work; an address is given besides if somebody has read it there. */
const addressIfRead: Rule = (item) =>
  item.DOI !== undefined && item.accessed === undefined ? omit(item, 'URL') : item;

const partsOfWorks = /^(?:article-|chapter$|entry|paper-conference$|review)/;

/** A title in bold up to its subtitle (6.7). */
const bold = (title: string): string => {
  const at = title.search(/: /);
  return title === '' || title.includes('<') || title.length > 1_000
    ? title
    : at < 0
      ? `<b>${title}</b>`
      : `<b>${title.slice(0, at)}</b>${title.slice(at)}`;
};

/** The title of the whole work is in bold, without its subtitle: of the book, the journal, the law outside a gazette. */
const boldTitle: Rule = (item) => {
  if (/^(?:bill|manuscript|map)$/.test(item.type)) return item;
  const container = String(item['container-title'] ?? '');
  const isPart = partsOfWorks.test(item.type) || (item.type === 'legislation' && container !== '');
  if (!isPart) return item.title === undefined ? item : { ...item, title: bold(String(item.title)) };
  return container === '' ? item : { ...item, 'container-title': bold(container) };
};

/** Rules of NBR 6023:2018 that the CSL style cannot express. */
export const abntRules: readonly TitleRule[] = [
  onePage,
  plainNumbers,
  openTitle,
  filmOfYear,
  plainVersion,
  thesisInPortuguese,
  numberedEdition,
  organisationAsFamily,
  addressIfRead,
  boldTitle,
];

const date =
  '<date variable="issued"><date-part name="day" suffix=" "/><date-part name="month" form="short" suffix=" " range-delimiter="/"/><date-part name="year"/></date>';

const imprint =
  '<group delimiter=", "><group delimiter=": "><text variable="publisher-place"/><text variable="publisher"/></group><text macro="issued"/></group>';

const thesis =
  '<text macro="issued-year"/><group delimiter=" – "><text variable="genre"/><group delimiter=", "><text variable="publisher"/><text variable="publisher-place"/><text macro="issued-year"/></group></group>';

const article = `<group delimiter=", "><text variable="container-title"/><text variable="publisher-place"/><text variable="volume" prefix="v. "/><text variable="issue" prefix="n. "/><choose><if match="none" variable="page"><text variable="number" prefix="art. "/></if></choose><text variable="page" prefix="p. "/><choose><if variable="issued">${date}</if><else><text macro="issued"/></else></choose></group>`;

const law = `<text variable="note"/><group delimiter=", "><text variable="container-title"/><text variable="publisher-place"/><text variable="page" prefix="p. "/>${date}</group>`;

const event =
  '<group delimiter=", "><text variable="event-title" text-case="uppercase"/><text variable="number" suffix="."/><date variable="event-date"><date-part name="year"/></date><text variable="event-place"/></group>';

const part = `<group delimiter=": "><text term="in" font-style="italic" text-case="capitalize-first"/><group delimiter=". "><choose><if type="paper-conference" variable="event-title">${event}</if><else><text macro="container-contributors"/></else></choose><choose><if variable="container-title"><text variable="container-title"/></if><else-if type="paper-conference"><group><text value="Anais" font-weight="bold"/><text value=" [...]"/></group></else-if></choose><text macro="translator"/><text macro="edition"/>${imprint}<text variable="volume" prefix="v. "/><text variable="page" prefix="p. "/></group></group>`;

const whole = `<choose><if type="webpage post post-weblog" match="any"><text variable="container-title"/></if></choose><text macro="translator"/><text macro="edition"/><text variable="genre"/><choose><if match="any" type="patent report"><text variable="number"/></if><else-if type="speech">${event}</else-if></choose><names variable="director"><name prefix="Direção: "/></names><text variable="version" prefix="Versão "/><choose><if type="book"><text macro="publisher"/></if><else>${imprint}</else></choose><text variable="volume" prefix="v. "/><text variable="medium" font-style="italic"/>`;

const entry = `<if match="none" type="bill manuscript map"><group delimiter=". " suffix="."><text macro="author"/><text variable="title"/><choose><if type="thesis">${thesis}</if><else-if match="any" type="article-journal article-magazine article-newspaper review review-book">${article}</else-if><else-if type="legislation">${law}</else-if><else-if match="any" type="chapter entry entry-dictionary entry-encyclopedia paper-conference">${part}</else-if><else>${whole}</else></choose><text variable="DOI" prefix="DOI: "/><text macro="access"/></group></if>`;

/**
 * The CSL style of the repository prints NBR 6023 of 2002. What that of 2018 has otherwise: addresses without brackets and in every kind of
 * entry, "(org.)" for one and for several, "Anais [...]", theses with degree and date, and gazettes.
 */
export const abntChanges: readonly [from: string, to: string][] = [
  ['prefix="Disponível em: &lt;" suffix="&gt;"', 'prefix="Disponível em: "'],
  [
    '<date-part name="month" form="short" suffix=". " text-case="lowercase"/>',
    '<date-part name="month" form="short" suffix=" "/>',
  ],
  ['<single>org</single><multiple>orgs</multiple>', '<single>org</single><multiple>org</multiple>'],
  [
    '<term name="month-01" form="short">',
    '<term name="page-range-delimiter">-</term><term name="month-01" form="short">',
  ],
  [
    '<label form="short" prefix=" (" suffix=".)" text-case="uppercase"/>',
    '<label form="short" prefix=" (" suffix=".)"/>',
  ],
  [
    '<label form="short" prefix=" (" suffix=".)" text-case="capitalize-first"/>',
    '<label form="short" prefix=" (" suffix=".)"/>',
  ],
  ['<layout><choose><if type="bill">', `<layout><choose>${entry}<else-if type="bill">`],
  [
    '<text macro="locators" suffix=". "/></group></if><else-if type="map">',
    '<text macro="locators" suffix=". "/></group></else-if><else-if type="map">',
  ],
];
