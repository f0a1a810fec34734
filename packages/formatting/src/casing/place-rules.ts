import { knownName } from './known-names.ts';
import { letterCase } from './letter-case.ts';
import { asName, isName, isUnknown, type Rule, wordSet } from './word-in-title.ts';

// Rules for ordinary words that are part of a name: the River of the Mississippi, the Lake of Lake Constance.

const afterPlaces = wordSet(
  'river sea ocean lake bay gulf island islands peninsula mountain mountains valley plateau strait desert county province university college canyon archipelago creek falls pier bridge castle cathedral empire empires revolution war republic',
);
const afterPeoples = wordSet(
  'river sea ocean peninsula islands plateau empire empires revolution war republic alps',
);
const beforeNames = wordSet(
  'lake hurricane typhoon mount mt cape fort port saint st san santa sir lord lady mr mrs dr pope king queen prince princess emperor president',
);
const directions = wordSet('north south east west');

/** Words that only follow a name. */
export const alwaysBeforeNames = wordSet(
  'lake hurricane typhoon san santa saint st sir mr mrs dr mount mt fort',
);
const namesWithYear = wordSet('agenda census expo euro horizon');

/** `Mississippi River`, `Ottoman Empire`. */
export const nounsAfterPlaces: Rule = (at) => {
  const before = at.previous?.name;
  const nouns = before === 'people' ? afterPeoples : afterPlaces;
  const named = before === 'people' || before === 'place' || before === 'unknown';
  return named && !at.word.joined && nouns.has(at.small) ? { ...asName(at), name: 'place' } : undefined;
};

/** `Lake Constance`, `King Lear`. */
export const wordsBeforeNames: Rule = (at) => {
  const next = at.next?.text ?? '';
  if (!beforeNames.has(at.small) || at.next?.begins || letterCase(next) === 'small' || next === '')
    return undefined;
  const small = next.toLowerCase();
  return isName(small) || (alwaysBeforeNames.has(at.small) && isUnknown(small)) ? asName(at) : undefined;
};

/** `North Carolina`, `West African`; but northern Italy and southwest Florida. */
export const directionsOfPlaces: Rule = (at) => {
  const kind = knownName(at.next?.text ?? '')?.kind;
  const isPart = (kind === 'place' || kind === 'people') && /^[\s-]$/.test(at.word.after);
  return isPart && directions.has(at.small) ? asName(at) : undefined;
};

/** `Agenda 2030`, `Census 2021`: events and plans with their year. */
export const eventsOfYears: Rule = (at) =>
  namesWithYear.has(at.small) && /^(?:19|20)\d\d$/.test(at.next?.text ?? '') && at.word.after === ' '
    ? asName(at)
    : undefined;
