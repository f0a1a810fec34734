import type { Item, Name } from '@citewright/csl';
import type { Notice } from '../notice.ts';
import {
  chineseFamilies,
  familyFirst,
  isHyphenedGiven,
  isPinyinGiven,
  koreanFamilies,
  wordSet,
} from './family-first.ts';
import { isGivenName } from './given-names.ts';
import { isParticle } from './read-name.ts';

/** Families that a good part of all Chinese and Koreans belong to: before another family name they are the family name ("Li Wei"). */
const mostFrequent = wordSet('li wang zhang liu chen yang zhao huang zhou wu kim lee park choi');

/** Family names in Wade-Giles and further ones in Pinyin. */
const furtherChinese = wordSet(
  'chiang chou chu teng tsai tsao hsu hsieh lao mo lin he ho ge yu yuan jin shi su lei fan yao tan bo feng shen han',
);

/** Frequent Japanese family names and those of much-cited writers, in Hepburn romanisation without long marks. */
const japanese = wordSet(
  'sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi matsumoto inoue kimura ' +
    'hayashi shimizu saito yamazaki mori abe ikeda hashimoto ishikawa ogawa goto okada hasegawa fujita murakami kondo ishii sakamoto endo ' +
    'aoki fujii nishimura fukuda ota miura fujiwara okamoto matsuda nakagawa nakano harada ono tamura takeuchi kaneko wada nakayama ishida ' +
    'ueda morita hara shibata sakai kudo yokoyama miyazaki miyamoto uchida takagi ando taniguchi maruyama imai kawabata mishima oe kurosawa ' +
    'tanizaki akutagawa natsume dazai ozu mizoguchi kawakami yoshimoto matsuo',
);

/** Names that a question lists. */
const shown = 5;

/** Syllables of Japanese in Latin letters: "Haruki", "Shinzo". */
const japaneseSyllables = /^(?:(?:[kstnhmyrwgzjbpdf]|sh|ch|ts|[kgnhbpmr]y)?[aeiou]{1,2}n?){2,5}$/;
/** Given names of the West that are frequent ones of Chinese, too. */
const eastern = wordSet('wei yan na min lin');

/** "Tzu", "Tse", "Hsun": syllables of Wade-Giles that are none of Pinyin. */
const wadeGiles = /^(?:tz|ts|hs)[aeiu]{1,2}(?:n|ng)?$/;
const koreanSyllable = /^[bcdghjkmnprstwy]{0,2}[aeiouy]{1,3}(?:ng|[nklmpbthr])?$/;

const unaccented = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the first of two words may be a family name and the second a given name of the same language. */
function isPair(first: string, last: string): boolean {
  const [family, given] = [unaccented(first), unaccented(last)];
  if (isHyphenedGiven(last)) return family.length < 7 && (koreanFamilies.has(family) || !isGivenName(first));
  if (japanese.has(family)) return japaneseSyllables.test(given) && !japanese.has(given);
  const isFamily = chineseFamilies.has(given) || koreanFamilies.has(given);
  if (isFamily && !(mostFrequent.has(family) && !mostFrequent.has(given))) return false;
  const isChinese = chineseFamilies.has(family) || furtherChinese.has(family);
  const isWestern = isGivenName(last) && !eastern.has(given);
  return isChinese && !isWestern && (isPinyinGiven(given) || wadeGiles.test(given));
}

/** "Kim Jong Un", "Kim Il Sung": a family name and two syllables. */
const isTriple = ([family = '', ...syllables]: readonly string[]): boolean =>
  koreanFamilies.has(unaccented(family)) &&
  syllables.every((word) => !isParticle(word.toLowerCase()) && koreanSyllable.test(unaccented(word)));

/**
 * Whether a name that was written without a comma may have its family name first, as Chinese, Koreans and Japanese write it. Frequent
 * family names and the syllables of given names tell; which order is meant only the writer knows.
 */
function mayBeFamilyFirst(name: string): boolean {
  const parts = name.split(' ');
  if (!parts.every((word) => /^\p{Lu}[\p{Ll}\p{M}]+(?:-\p{L}[\p{Ll}\p{M}]+)?$/u.test(word))) return false;
  const [first = '', last = ''] = parts;
  if (familyFirst(name) !== name) return true;
  return parts.length === 2 ? isPair(first, last) : parts.length === 3 && isTriple(parts);
}

/**
 * The names of East Asian form that stand in a text without a comma, given names first as they were read: whoever wrote them may have meant
 * the other order.
 */
const doubtfulIn = (text: string, names: readonly Name[]): string[] =>
  names.flatMap(({ family, given, 'non-dropping-particle': particle }) => {
    if (family === undefined || given === undefined || particle !== undefined) return [];
    const written = `${given} ${family}`;
    return text.includes(written) && mayBeFamilyFirst(written) ? [written] : [];
  });

/**
 * The question about names of East Asian form ("Mao Zedong") that were typed or pasted without a comma: given names are read first, and
 * nothing is turned without being asked for. `text` is what was written; undefined if it has no such name.
 */
export function orderNotice(text: string, item: Item): Notice<'doubtful-name-order'> | undefined {
  const fields = (['author', 'editor', 'translator'] as const).filter(
    (field) => doubtfulIn(text, item[field] ?? []).length > 0,
  );
  const doubtful = [...new Set(fields.flatMap((field) => doubtfulIn(text, item[field] ?? [])))];
  const [first] = doubtful;
  if (first === undefined) return undefined;
  const [family = '', ...given] = first.split(' ');
  const values = {
    words: doubtful.slice(0, shown),
    family,
    given: given.join(' '),
    areMore: doubtful.length > shown,
  };
  return { code: 'doubtful-name-order', values, fields };
}
