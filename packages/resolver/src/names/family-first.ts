import { isGivenName } from './given-names.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Frequent family names of China that are no given names elsewhere, as Pinyin writes them. */
const chinese = words(
  'zhang wang liu chen yang zhao huang zhou wu xu zhu hu guo gao luo zheng liang xie tang deng cao peng zeng xiao tian dong pan cai ' +
    'jiang wei ren zhong jia xia qiu zou xiong meng qin xue hou gong shao mao bai cui qian li ma sun jiang fang deng fu lu ding',
);

/** Frequent family names of Korea, as they are romanised. */
const korean = words(
  'kim lee yi park pak choi choe jung jeong chung kang cho yoon yun jang chang lim im han shin sin seo suh kwon hwang ahn song moon ' +
    'mun bae baek yoo yu nam noh roh ha jeon jun min ko koh son oh',
);

const syllable =
  '(?:[bpmfdtnlgkhjqxrzcsyw]|[zcs]h)?(?:[iu]?a(?:ng|n|o|i)?|[iu]?e(?:ng|n|i)?|i(?:ong|ng|n|u)?|o(?:ng|u)?|u(?:i|n|o)?|ü)';
/** Two syllables of Pinyin written as one word: "Xiaoming", "Zedong". */
const twoSyllables = new RegExp(`^${syllable}${syllable}$`);

/** "Jong-un", "Seo-yeon": two syllables, the second small, as no family name of the West is written. */
const joinedByHyphen = /^\p{Lu}\p{Ll}{1,5}-\p{Ll}{2,5}$/u;

/**
 * A name in Latin letters that surely stands with its family name first is written with a comma: "Mao Zedong", "Kim Jong-un". Where
 * either word may be the family name ("Li Wei") it is left as it is.
 */
export function invertEastAsian(text: string): string {
  const [family = '', given = '', ...more] = text.split(' ');
  if (more.length > 0 || !/^\p{Lu}\p{Ll}+$/u.test(family) || given.length > 14) return text;
  const small = family.toLowerCase();
  const isKorean = korean.has(small) && joinedByHyphen.test(given);
  const isChinese =
    chinese.has(small) &&
    /^\p{Lu}\p{Ll}{4,}$/u.test(given) &&
    twoSyllables.test(given.toLowerCase()) &&
    !isGivenName(given);
  return isKorean || isChinese ? `${family}, ${given}` : text;
}
