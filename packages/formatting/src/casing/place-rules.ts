import { knownName } from './known-names.ts';
import { letterCase } from './letter-case.ts';
import { isGrammarWord, isRareWord } from './ordinary-words.ts';
import { asName, isName, isUnknown, type Rule, wordSet } from './word-in-title.ts';

// Rules for ordinary words that are part of a name: the River of the Mississippi, the Lake of Lake Constance.

const afterPlaces = wordSet(
  'river sea ocean lake bay gulf island islands peninsula mountain mountains valley plateau strait desert county province university college canyon archipelago creek falls pier bridge park trail railway castle cathedral empire empires revolution war republic',
);
/** Buildings, which are named after persons too: Eiffel Tower, Chrysler Building. */
const buildings = wordSet('abbey basilica building chapel mosque palace tower');
const afterPeoples = wordSet(
  'river sea ocean peninsula islands plateau empire empires revolution war republic alps',
);
const beforeNames = wordSet(
  'lake hurricane typhoon mount mt cape fort port saint st san santa sir lord lady mr mrs dr pope king queen prince princess emperor president',
);
const directions = wordSet('north south east west');

/** Words that only follow a name. */
export const alwaysBeforeNames = wordSet(
  'lake hurricane typhoon san santa saint st sir mr mrs ms dr mount mt fort',
);
/** Those of them before which a rare ordinary word is a name too: Hurricane Sandy, but glacial lake outburst. */
export const titlesBeforeNames = wordSet('hurricane typhoon saint sir mr mrs ms dr');
const namesWithYear = wordSet('agenda census expo euro horizon');

/** `Mississippi River`, `Ottoman Empire`. */
export const nounsAfterPlaces: Rule = (at) => {
  const before = at.previous?.name;
  const nouns = before === 'people' ? afterPeoples : afterPlaces;
  const named = before === 'people' || before === 'place' || before === 'other' || before === 'unknown';
  const isBuilding =
    before !== undefined && before !== 'symbol' && before !== 'taxon' && buildings.has(at.small);
  return ((named && nouns.has(at.small)) || isBuilding) && !at.word.joined
    ? { ...asName(at), name: 'place' }
    : undefined;
};

/** `Lake Constance`, `King Lear`. */
export const wordsBeforeNames: Rule = (at) => {
  const next = at.next?.text ?? '';
  if (!beforeNames.has(at.small) || at.next?.begins || letterCase(next) === 'small' || next === '')
    return undefined;
  const small = next.toLowerCase();
  const isNamed =
    isName(small) ||
    (alwaysBeforeNames.has(at.small) && isUnknown(small)) ||
    (titlesBeforeNames.has(at.small) && isRareWord(small));
  return isNamed ? asName(at) : undefined;
};

/** `North Carolina`, `West African`; but northern Italy and southwest Florida. */
export const directionsOfPlaces: Rule = (at) => {
  const kind = knownName(at.next?.text ?? '')?.kind;
  const isPart = (kind === 'place' || kind === 'people') && /^[\s-]$/.test(at.word.after);
  return isPart && directions.has(at.small) ? asName(at) : undefined;
};

const beforeOfPlaces = wordSet(
  'republic kingdom gulf bay strait straits isle isles cape bank university church tower archdiocese diocese duchy',
);

/** `Republic of Ireland`, `Tower of London`. */
export const nounsBeforeOfPlaces: Rule = (at) =>
  at.next?.text === 'of' &&
  beforeOfPlaces.has(at.small) &&
  at.second !== undefined &&
  knownName(at.second.text)?.kind === 'place'
    ? { ...asName(at), name: 'place' }
    : undefined;

const periods = wordSet('restoration reconstruction inquisition crusades');
const ofPeriods = wordSet(
  'era period years age england london south comedy comedies drama stage theatre theater',
);

/** `the Restoration`, `Restoration comedy`, `the Spanish Inquisition`; but the restoration of wetlands. */
export const periodsOfHistory: Rule = (at) => {
  if (!periods.has(at.small)) return undefined;
  const next = at.next?.begins ? '' : (at.next?.text.toLowerCase() ?? '');
  const ends = next === '' || (isGrammarWord(next) && next !== 'of') || !/^\s/.test(at.word.after);
  const isPeriod =
    ofPeriods.has(next) || (ends && (at.previous?.small === 'the' || at.previous?.name === 'people'));
  return isPeriod ? asName(at) : undefined;
};

/** `Agenda 2030`, `Census 2021`: events and plans with their year. */
export const eventsOfYears: Rule = (at) =>
  namesWithYear.has(at.small) && /^(?:19|20)\d\d$/.test(at.next?.text ?? '') && at.word.after === ' '
    ? asName(at)
    : undefined;
