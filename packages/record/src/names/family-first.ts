import { isGivenName } from './given-names.ts';

export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Frequent Chinese family names in Pinyin that are no given names elsewhere. */
export const chineseFamilies = wordSet(
  'zhang wang liu chen yang zhao huang zhou wu xu zhu hu guo gao luo zheng liang xie tang deng cao peng zeng xiao tian dong pan cai ' +
    'jiang wei ren zhong jia xia qiu zou xiong meng qin xue hou gong shao mao bai cui qian li ma sun jiang fang deng fu lu ding',
);

/** Frequent Korean family names, romanised. */
export const koreanFamilies = wordSet(
  'kim lee yi park pak choi choe jung jeong chung kang cho yoon yun jang chang lim im han shin sin seo suh kwon hwang ahn song moon ' +
    'mun bae baek yoo yu nam noh roh ha jeon jun min ko koh son oh',
);

const syllable =
  '(?:[bpmfdtnlgkhjqxrzcsyw]|[zcs]h)?(?:[iu]?a(?:ng|n|o|i)?|[iu]?e(?:ng|n|i)?|i(?:ong|ng|n|u)?|o(?:ng|u)?|u(?:i|n|o)?|ü)';
/** Two syllables of Pinyin written as one word: "Xiaoming", "Zedong". */
const twoSyllables = new RegExp(`^${syllable}${syllable}$`);
const oneOrTwoSyllables = new RegExp(`^${syllable}(?:${syllable})?$`);

/** "Jong-un", "Seo-yeon": the second syllable is lower-case, unlike in Western double names. */
export const isHyphenedGiven = (word: string): boolean => /^\p{Lu}\p{Ll}{1,5}-\p{Ll}{2,5}$/u.test(word);

/** One or two syllables of Pinyin in small letters. */
export const isPinyinGiven = (word: string): boolean => oneOrTwoSyllables.test(word);

/** "Mao Zedong", "Kim Jong-un"; where either word may be the family name ("Li Wei") the name stays as it is. */
function invertEastAsian(text: string): string {
  const [family = '', given = '', ...more] = text.split(' ');
  if (more.length > 0 || !/^\p{Lu}\p{Ll}+$/u.test(family) || given.length > 14) return text;
  const small = family.toLowerCase();
  const isKorean = koreanFamilies.has(small) && isHyphenedGiven(given);
  const isChinese =
    chineseFamilies.has(small) &&
    /^\p{Lu}\p{Ll}{4,}$/u.test(given) &&
    twoSyllables.test(given.toLowerCase()) &&
    !isGivenName(given);
  return isKorean || isChinese ? `${family}, ${given}` : text;
}

/** Given names that exist only in Hungarian: where one is last, the family name comes first ("Kovács Éva"). */
const hungarian = wordSet(
  'andrás antal attila balázs bálint béla bence csaba dániel dávid dénes dezső endre éva ferenc gábor gergely gergő géza györgy györgyi gyula ' +
    'ildikó ilona imre istván jános jenő józsef judit kálmán károly katalin kinga krisztián krisztina lajos lászló lilla lóránt márton máté ' +
    'mátyás mihály miklós nándor norbert orsolya ottó pál péter piroska réka rozália sándor szabolcs szilárd szilvia tamás tibor tivadar ' +
    'tünde vilmos viktória zita zoltán zsófia zsolt zsuzsa zsuzsanna ágnes ákos árpád áron ádám ödön',
);

function invertHungarian(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const last = rest.at(-1) ?? '';
  const isInverted =
    rest.length < 3 && hungarian.has(last.toLowerCase()) && !hungarian.has(first.toLowerCase());
  return isInverted && !text.includes(',') && !isGivenName(first) ? `${first}, ${rest.join(' ')}` : text;
}

/** "Соколова Анна Петровна", "Соколова А. П.": a patronymic or initials at the end. */
function invertSlavic(text: string): string {
  const [family = '', ...rest] = text.split(' ');
  const isPatronymic = rest.length === 2 && /(?:ович|евич|ич|овна|евна|ична|івна)$/.test(rest[1] ?? '');
  const areInitials = rest.length > 0 && rest.every((word) => /^(?:\p{Lu}\.){1,3}$/u.test(word));
  if (!/^\p{Script=Cyrillic}[\p{Script=Cyrillic}-]+$/u.test(family) || !(isPatronymic || areInitials))
    return text;
  return `${family}, ${rest.join(' ')}`;
}

/** "DUPONT Jean", "LÓPEZ GARCÍA Ana": French, Spanish and Chinese usage prints the family name in capitals. */
function invertCapitals(text: string): string {
  const parts = text.split(' ');
  const given = parts.findIndex((word) => !/^\p{Lu}[\p{Lu}'’-]{3,}$/u.test(word));
  const rest = parts.slice(given);
  const isGiven = rest.every((word) => /^\p{Lu}(?:\p{Ll}+(?:-\p{L}\p{Ll}+)*|\.)$/u.test(word));
  return given > 0 && isGiven ? `${parts.slice(0, given).join(' ')}, ${rest.join(' ')}` : text;
}

/** "jane roe" is Jane Roe; a single lower-case word is a user name and stays. */
function capitaliseSmall(text: string): string {
  if (!text.includes(' ') || text !== text.toLowerCase()) return text;
  return text.replace(
    /(^|[ '’-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Names in scripts that write the family name first, with a space between the parts. */
const spacedAsian =
  /^([\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+) ([\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+)$/u;

/**
 * A printed name as "Family, Given" where its form shows that the family name stands first: Chinese, Japanese, Korean, Hungarian and
 * Russian names, and family names in capitals. Other names stay as they are, with capitals if they have none.
 */
export function familyFirst(name: string): string {
  if (spacedAsian.test(name)) return name.replace(spacedAsian, '$1, $2');
  const text = capitaliseSmall(name);
  const hungarianOrder = invertHungarian(text);
  return invertCapitals(invertEastAsian(hungarianOrder === text ? invertSlavic(text) : hungarianOrder));
}
