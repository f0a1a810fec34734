import { omit, type Rule, siteAsPublisher } from '../rule.ts';
import { plainVersion } from '../several-styles.ts';

/** 10.10: "Version" precedes numbers only ("(Version V3)"); a named version is printed as it is: "(GPT-4o)", "(Mar 14 version)". */
export const nameVersion: Rule = (item) => {
  if (item.version === undefined || item.edition) return item;
  const version = String(item.version).replace(/^version (?=[vV]?\d)/i, '');
  if (/^[Vv]?\d/.test(version)) return { ...item, version };
  const isDated = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d/.test(version);
  return omit(
    { ...item, edition: isDated && !/version$/.test(version) ? `${version} version` : version },
    'version',
  );
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

/** Sites that distribute programs. */
const distributors =
  /^(?:github|gitlab|bitbucket|sourceforge|zenodo|cran|pypi|npm|(?:mac )?app store|google play(?: store)?|steam)$/i;

/** 10.10: the site that distributes a program is its publisher ("[Computer software]. GitHub."); another whole has the entry "In". */
export const siteOfProgram: Rule = (item) =>
  item.type === 'software' && (!item.publisher || distributors.test(String(item['container-title'] ?? '')))
    ? siteAsPublisher(item)
    : item;

/** 10.10: a conversation with a model is dated by its day, and a model keeps its name: "Claude 4 Sonnet [Large language model]". */
export const model: Rule = (item) => {
  if (item.type !== 'software') return item;
  const genre = String(item.genre ?? item.medium ?? '');
  if (/\bchat\b/i.test(genre)) return { ...item, type: 'document' };
  return /\bmodel$/i.test(genre) ? { ...item, title: `<span class="nocase">${item.title}</span>` } : item;
};
