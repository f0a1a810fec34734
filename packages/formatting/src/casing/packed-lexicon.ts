import { ordinary } from './lexicon/ordinary.ts';
import { taxa } from './lexicon/organisms.ts';
import { peoples } from './lexicon/peoples.ts';
import { families, givenNames } from './lexicon/persons.ts';
import { places } from './lexicon/places.ts';
import { brands } from './lexicon/symbols.ts';
import { packWords } from './packed-words.ts';

const lists = { ordinary, brands, families, givenNames, taxa, peoples, places };

/** The source of `generated/lexicon.ts`: the lists of `lexicon/`, packed. Written by `build/pack-lexicon.ts`. */
export function packedLexicon(): string {
  const constants = Object.entries(lists).map(([name, list]) => {
    const packed = packWords(list.trim().toLowerCase().split(/\s+/));
    return `export const ${name} = ${JSON.stringify(packed)};`;
  });
  return `// Written by build/pack-lexicon.ts from the lists in src/casing/lexicon.\n${constants.join('\n')}\n`;
}
