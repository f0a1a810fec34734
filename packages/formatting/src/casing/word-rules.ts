import {
  greekLetters,
  joinedElements,
  lettersWithNumbers,
  pluralsInBrackets,
  prefixAmongCapitals,
  theUnitedStates,
} from './capital-rules.ts';
import { endingsOfTaxa, epithetsOfSpecies, generaBeforeEpithets } from './latin-rules.ts';
import {
  acronymsInBrackets,
  capitalsOfTheWord,
  monthsThatAreWords,
  observedInRecord,
  romanNumerals,
  shortSymbols,
  singleLetters,
} from './letter-rules.ts';
import {
  authorsWithYear,
  endingsOfNames,
  endsOfNameLists,
  knownNames,
  knownPhrases,
  namesWithApostrophe,
  openingOfBrackets,
  ordinaryWords,
  prefixesWithHyphen,
  unknownNames,
  unknownWords,
} from './name-rules.ts';
import {
  directionsOfPlaces,
  eventsOfYears,
  nounsAfterPlaces,
  nounsBeforeOfPlaces,
  periodsOfHistory,
  wordsBeforeNames,
} from './place-rules.ts';
import { asOrdinary, type Decision, type Rule, type WordInTitle } from './word-in-title.ts';

/** In order of certainty: certain forms, the record, the lists, neighbouring words, guesses. */
const rules: readonly Rule[] = [
  capitalsOfTheWord,
  knownPhrases,
  observedInRecord,
  greekLetters,
  joinedElements,
  pluralsInBrackets,
  singleLetters,
  romanNumerals,
  monthsThatAreWords,
  theUnitedStates,
  prefixAmongCapitals,
  epithetsOfSpecies,
  nounsAfterPlaces,
  nounsBeforeOfPlaces,
  wordsBeforeNames,
  directionsOfPlaces,
  eventsOfYears,
  periodsOfHistory,
  knownNames,
  namesWithApostrophe,
  lettersWithNumbers,
  prefixesWithHyphen,
  endingsOfTaxa,
  authorsWithYear,
  ordinaryWords,
  generaBeforeEpithets,
  openingOfBrackets,
  endsOfNameLists,
  unknownNames,
  shortSymbols,
  acronymsInBrackets,
  endingsOfNames,
  unknownWords,
];

/** The first rule with an answer decides the case of a word inside a title. */
export function decideWord(at: WordInTitle): Decision {
  for (const rule of rules) {
    const decision = rule(at);
    if (decision) return decision;
  }
  return asOrdinary(at);
}
