import { bareNumber, omit, type Rule } from '../rule.ts';

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
  const several = /^\d[\w.-]*(?:, \d[\w.-]*)*,? (?:&|and) \d/.test(number);
  if (several) {
    const numbers = [item.genre, 'Nos.', number.replace(/ and /, ' & ')].filter(Boolean).join(' ');
    return omit({ ...item, archive_location: numbers }, 'number', 'genre');
  }
  return namesSeries && !item.genre && !item.archive_location
    ? omit({ ...item, archive_location: number }, 'number')
    : { ...item, number };
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
