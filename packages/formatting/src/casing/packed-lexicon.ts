import { dictionaryGivenNames, dictionaryNames } from './lexicon/dictionary-names.ts';
import { commonWords, rareWords } from './lexicon/dictionary-words.ts';
import { ordinary } from './lexicon/ordinary.ts';
import { taxa } from './lexicon/organisms.ts';
import { peoples } from './lexicon/peoples.ts';
import { families, givenNames } from './lexicon/persons.ts';
import { places } from './lexicon/places.ts';
import { brands } from './lexicon/symbols.ts';
import { packWords } from './packed-words.ts';

const lists = {
  ordinary: `${ordinary} ${commonWords}`,
  rareWords,
  otherNames: dictionaryNames,
  brands,
  families,
  givenNames: `${givenNames} ${dictionaryGivenNames}`,
  taxa,
  peoples,
  places,
};

/** The source of `packed/lexicon.ts`: the lists of `lexicon/`, packed. Written by `pack-lexicon.ts`. */
export function packedLexicon(): string {
  const constants = Object.entries(lists).map(([name, list]) => {
    const packed = packWords(list.trim().toLowerCase().split(/\s+/));
    const quote = packed.includes("'") ? '"' : "'";
    return `export const ${name} =\n  ${quote}${packed}${quote};`;
  });
  return `// Written by pack-lexicon.ts from the lists in src/casing/lexicon.\n${constants.join('\n')}\n`;
}
