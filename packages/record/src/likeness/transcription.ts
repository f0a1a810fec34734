import { comparable } from './fold.ts';

/** Cyrillic letters in Latin ones; `transcribed` makes one spelling of the systems. */
const romanLetters: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'а a б b в v г g ґ g д d е e ё e є e ж zh з z и i і i ї i й i к k л l м m н n о o п p р r с s т t у u ў u ф f х kh ц ts ч ch ш sh щ shch ъ  ы y ь  э e ю yu я ya'.matchAll(
      /(\S) (\S*)/g,
    ),
  ].map(([, letter = '', latin = '']) => [letter, latin]),
);

/** A Cyrillic name in Latin letters; other names as they are. */
export const romanized = (name: string): string =>
  name.replace(/\p{sc=Cyrillic}/gu, (letter) => {
    const latin = romanLetters[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  });

/** Endings of family names that are written in Latin letters in several ways. */
const slavic =
  /(?:[eo]v|[eo]va|in|ina|sk(?:[iy]y?|ii|ij|aya|aia|a)|enko|chuk|[yi]an|[ou]?[vw]ich|[ou]?ic|off)$/;

/** One spelling for the ways in which names from Cyrillic are written in Latin letters. */
const transcribed = (name: string): string =>
  name
    .replace(/tsch|tch|cz/g, 'ch')
    .replace(/sch|sz/g, 'sh')
    .replace(/kh/g, 'h')
    .replace(/w|ff/g, 'v')
    .replace(/ks/g, 'x')
    .replace(/[yij](?=[eoau])/g, '')
    .replace(/[yij]+/g, 'i')
    .replace(/(.)\1/g, '$1');

/** Whether two family names are one, from a Slavic language, in two transcriptions: Dostoevsky and Dostoyevskii. */
export function isTranscribedFamily(one: string, other: string): boolean {
  const [first, second] = [comparable(one), comparable(other)];
  return slavic.test(first) && slavic.test(second) && transcribed(first) === transcribed(second);
}

const consonants = (name: string): string => transcribed(name).replace(/[aeiou]/g, '');

/** Names of fewer letters have too few consonants to be known by them. */
const fewestLetters = 6;

/** Whether two given names, comparable, are one in two transcriptions: Sergey and Sergei, Mohammed and Muhammad. */
export const isTranscribedGiven = (one: string, other: string): boolean =>
  transcribed(one) === transcribed(other) ||
  (Math.min(one.length, other.length) >= fewestLetters &&
    one[0] === other[0] &&
    one.at(-1) === other.at(-1) &&
    consonants(one) === consonants(other));
