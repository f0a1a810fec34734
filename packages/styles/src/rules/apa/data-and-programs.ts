import { omit, type Rule, siteAsPublisher } from '../rule.ts';
import { plainVersion } from '../several-styles.ts';

/** 10.10: "Version" precedes numbers only ("(Version V3)"); a named version is printed as it is: "(GPT-4o)". */
export const nameVersion: Rule = (item) => {
  if (item.version === undefined || item.edition || /^[Vv]?\d/.test(String(item.version))) return item;
  return omit({ ...item, edition: item.version }, 'version');
};

/** 10.9: the version of an archive's data set keeps its letter: "(ICPSR 37080; Version V1)". */
export const versionOfData: Rule = (item) =>
  item.type === 'dataset' && item.number !== undefined && /^V\d/.test(String(item.version ?? ''))
    ? item
    : plainVersion(item);

/** 10.9: data sets are described as "[Data set]"; their number is that of an archive: "(ICPSR 37080; Version V1)". */
export const describeDataSet: Rule = (item) => {
  if (item.type !== 'dataset') return item;
  const isPlain = /^data ?set$/i.test(String(item.genre ?? 'dataset'));
  const described = isPlain && !(item.medium && !item.genre) ? { ...item, genre: 'Data set' } : item;
  if (item.number === undefined || item.archive_location !== undefined) return described;
  const number = String(item.number);
  return omit({ ...described, archive_location: /^\d+$/.test(number) ? `No. ${number}` : number }, 'number');
};

/** 10.10: the site that distributes a program is its publisher: "[Computer software]. GitHub." */
export const siteOfProgram: Rule = (item) => (item.type === 'software' ? siteAsPublisher(item) : item);

/** 10.10: a conversation with a model is dated by its day, and a model keeps its name: "Claude 4 Sonnet [Large language model]". */
export const model: Rule = (item) => {
  if (item.type !== 'software') return item;
  const genre = String(item.genre ?? item.medium ?? '');
  if (/\bchat\b/i.test(genre)) return { ...item, type: 'document' };
  return /\bmodel$/i.test(genre) ? { ...item, title: `<span class="nocase">${item.title}</span>` } : item;
};
