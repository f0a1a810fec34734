import { bareNumber, omit, type Rule } from '../rule.ts';

/** 10.8: a preprint is described by its repository alone, which is its publisher. */
export const plainPreprint: Rule = (item) =>
  item.type === 'article' && item.publisher && /^preprint$/i.test(String(item.genre ?? ''))
    ? omit(item, 'genre')
    : item;

/** 10.8: the number of a preprint is printed in brackets, without a label. */
export const bracketPreprintNumber: Rule = (item) => {
  if (item.type !== 'article' || !/^[A-Za-z]+:\S+$/.test(String(item.number ?? '').slice(0, 100)))
    return item;
  return omit({ ...item, edition: item.number }, 'number', 'genre');
};

/**
 * 10.4: the CSL style prints "No."; a number that names its series ("CP 345", "ISO 45001:2018", "ED504790") has no label, nor have several numbers:
 * "Nos. 12 & 13".
 */
export const plainNumber: Rule = (item) => {
  if (!/^(?:article|manuscript|report|standard|document)$/.test(item.type) || item.number === undefined)
    return item;
  const number = bareNumber(item.number);
  const namesSeries =
    /^[A-Z][A-Za-z.]{0,9} \d/.test(number) || /^[A-Z]{1,10}(?:[ /-][A-Z]{1,10}){0,3}[ /-]?\d/.test(number);
  const words = /^(\p{Lu}[\p{L} -]{2,60}) (?:no\.? ?|number )(?=\S)/iu.exec(number.slice(0, 100))?.[1];
  const several = /^\d[\w.-]*(?:, \d[\w.-]*)*,? (?:&|and) \d/.test(number);
  if (several) {
    const numbers = [item.genre, 'Nos.', number.replace(/ and /, ' & ')].filter(Boolean).join(' ');
    return omit({ ...item, archive_location: numbers }, 'number', 'genre');
  }
  // "Grant" with "Project No. 5R01": the number has words of its own, or those of the kind.
  if (words && item.genre) {
    return words.toLowerCase() === String(item.genre).toLowerCase()
      ? { ...item, number: number.slice(words.length + 1).replace(/^(?:no\.?|number) ?/i, '') }
      : omit({ ...item, archive_location: number }, 'number');
  }
  if (/\bSeries$/.test(String(item.genre ?? '')) && /^\d+, /.test(number))
    return omit({ ...item, archive_location: `${item.genre} ${number}` }, 'number', 'genre');
  return namesSeries && !item.genre && !item.archive_location
    ? omit({ ...item, archive_location: number }, 'number')
    : { ...item, number };
};

/** 10.4: a number that counts within its series follows it: "(Vital and Health Statistics Series 10, Issue 260)". */
export const numberWithinSeries: Rule = (item) =>
  item.type === 'report' &&
  item['collection-title'] &&
  !item['collection-number'] &&
  /^(?:series|issue|vol)/i.test(String(item.number ?? ''))
    ? omit({ ...item, 'collection-number': item.number }, 'number')
    : item;

/** The hyphen of a number is no dash of a range: "No. 18-2424". CSL keeps an escaped one. */
export const hyphenOfNumber: Rule = (item) =>
  /^(?:bill|legislation|report|standard|thesis)$/.test(item.type) &&
  /^\d[\w.]*-\d/.test(String(item.number ?? ''))
    ? { ...item, number: String(item.number).replaceAll('-', '\\-') }
    : item;

/** 10.6: "Publication No. 10289373", which reference managers also hold as the place in the archive. */
export const numberOfThesis: Rule = (item) => {
  if (item.type !== 'thesis' || !item.archive) return item;
  const given = String(item.number ?? item.archive_location ?? '').slice(0, 60);
  const number = given.replace(/^(?:publication|order|document) (?:no\.?|number) ?/i, '');
  return /^[A-Z]{0,4}\s?\d[\d-]*$/.test(number) ? omit({ ...item, number }, 'archive_location') : item;
};

/** 10.4: a number with the name of its series is split into both: "(Citizen Lab Research Report No. 118)". */
export const seriesInNumber: Rule = (item) => {
  const [, series, number] =
    /^(\p{Lu}[\p{L} &-]{2,80}?),? (?:no|nr|number)\.? (\d[\w/.-]{0,20})$/iu.exec(
      String(item.number ?? '').slice(0, 120),
    ) ?? [];
  return item.type === 'report' && series && number && !item.genre
    ? { ...item, genre: series, number }
    : item;
};
