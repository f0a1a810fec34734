import type { AskedRegister, CheckedEntry } from '@citewright/contract';
import { fieldName } from '@citewright/words';
import { itemTypeLabels } from '~/content/item-types.ts';
import { sourceNames } from '~/content/source-names.ts';
import { inWords } from './in-words.ts';

export const registerName = (id: string): string => sourceNames[id] ?? id;

const named = (asked: readonly AskedRegister[], ...outcomes: AskedRegister['outcome'][]): string[] =>
  asked.filter(({ outcome }) => outcomes.includes(outcome)).map(({ register }) => registerName(register));

/** "Crossref was asked", "Crossref and OpenAlex were asked" */
const asked = (names: readonly string[]): string =>
  `${inWords(names)} ${names.length > 1 ? 'were' : 'was'} asked`;

const holder = (record: CheckedEntry['record']): string =>
  record ? registerName(record.source) : 'A register';

const differingFields = (differences: CheckedEntry['differences']): string =>
  inWords(differences.map(({ field }) => fieldName(field)));

/** Fields that differ in form alone; checks that a tab kept from before have none. */
const formsSentence = (forms: readonly string[] = []): string =>
  forms.length === 0 ? '' : ` Only the form differs in ${inWords(forms.map(fieldName))}.`;

type Sentence = (entry: CheckedEntry) => string;

const sentences: Record<CheckedEntry['verdict'], Sentence> = {
  confirmed: ({ record, forms }) =>
    `${holder(record)} has this work, and your entry agrees with its record.${formsSentence(forms)}`,
  differs: ({ record, differences, forms }) =>
    `${holder(record)} has this work. Your entry differs in ${differingFields(differences)}.${formsSentence(forms)}`,
  'other-work': () =>
    'The identifier of this entry leads to another work than the entry describes. Choose which of the two you mean.',
  'not-found': ({ asked: registers, alternatives }) => {
    const names = named(registers, 'not-held', 'held');
    const where =
      names.length > 0
        ? `${asked(names)}, and ${names.length > 1 ? 'none has a' : 'has no'} work like this.`
        : 'No register has it.';
    const closest = alternatives.length > 0 ? ' What came closest is below.' : '';
    return `${where}${closest} Compare the entry with your source.`;
  },
  'not-checked': ({ asked: registers, problem }) => {
    const names = named(registers, 'unavailable');
    if (names.length > 0) return `${inWords(names)} could not be asked just now. Try again.`;
    return problem?.message ?? 'This entry could not be checked just now. Try again.';
  },
  'not-checkable': ({ item }) =>
    `No register holds works of this kind (${itemTypeLabels[item.type].toLowerCase()}). Check the entry by hand.`,
};

/** What the registers say of an entry, in a sentence. */
export const verdictSentence: Sentence = (entry) => sentences[entry.verdict](entry);

/** Which other registers were asked about an entry that has a record; elsewhere the sentence of the verdict names them. */
export function alsoAsked({ asked: registers, record }: CheckedEntry): string {
  if (!record) return '';
  const source = registerName(record.source);
  const others = registers.filter(({ register }) => registerName(register) !== source);
  const parts = [
    { names: named(others, 'held', 'not-held'), words: 'Also asked:' },
    { names: named(others, 'unavailable'), words: 'Could not be asked:' },
  ];
  return parts
    .filter(({ names }) => names.length > 0)
    .map(({ names, words }) => `${words} ${names.join(', ')}.`)
    .join(' ');
}
