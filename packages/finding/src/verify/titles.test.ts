import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { compareTitles } from './titles.ts';

const weightOf = (listed: string, record: string): string | undefined =>
  compareTitles({ title: listed } as Item, { title: record } as Item).difference?.weight;

test.each([
  ['capitals and punctuation', 'Salt In Rivers — A Survey', 'Salt in rivers: a survey', undefined],
  ['a hyphen', 'Wellbeing at school in Kenya', 'Well-being at school in Kenya', undefined],
  ['"&" for "and"', 'Salt & silt in northern rivers', 'Salt and silt in northern rivers', undefined],
  ['"&" for "und"', 'Salz & Schlamm in Flüssen', 'Salz und Schlamm in Flüssen', undefined],
  ['no number of its chapter', 'The salt of rivers', '2. The salt of rivers', undefined],
  ['the number of another chapter', '3. The salt of rivers', '2. The salt of rivers', 'serious'],
  ['the mark of a retraction', 'Salt in rivers', 'RETRACTED: Salt in rivers', undefined],
  ['no subtitle', 'Salt in northern rivers', 'Salt in northern rivers: a survey', undefined],
  ['its version and its form', 'Salt in rivers (Version 2.1) [Data set]', 'Salt in rivers', undefined],
  ['its edition', 'Salt in rivers (2nd ed.)', 'Salt in rivers', undefined],
  ['no article', 'Salt in the rivers of north', 'Salt in the rivers of the north', 'slight'],
  ['a British spelling', 'The colour and behaviour of salt', 'The color and behavior of salt', 'slight'],
  ['letters in the other order', 'Salt in northren rivers', 'Salt in northern rivers', 'slight'],
  ['"no" before it', 'No effects of vitamin D on bone', 'Effects of vitamin D on bone', 'serious'],
  ['"non-" in it', 'Salt in non-tidal rivers', 'Salt in tidal rivers', 'serious'],
  ['a German negation', 'Kein Salz in Flüssen', 'Salz in Flüssen', 'serious'],
  ['a French negation', 'Des rivières sans sel', 'Des rivières avec sel', 'serious'],
  ['"or" for "and"', 'Salt or silt in rivers', 'Salt and silt in rivers', 'serious'],
  ['a prefix that turns it round', 'Hypotension in adults', 'Hypertension in adults', 'serious'],
  ['another number', 'Salt in 13 rivers of Kenya', 'Salt in 12 rivers of Kenya', 'serious'],
  ['another Roman numeral', 'Salt in rivers III: floods', 'Salt in rivers II: floods', 'serious'],
  ['another vitamin', 'Vitamin E and the bones of adults', 'Vitamin D and the bones of adults', 'serious'],
  ['a vitamin without its letter', 'Vitamin and bones of adults', 'Vitamin A and bones of adults', 'serious'],
  ['another sign', 'Fever in adults ≤ 65 years', 'Fever in adults ≥ 65 years', 'serious'],
  ['the words in another order', 'Effects of rivers on salt', 'Effects of salt on rivers', 'serious'],
  [
    'a subtitle that the record does not have',
    'Salt in rivers: a claim that nobody made',
    'Salt in rivers',
    'serious',
  ],
  ['another subtitle', 'Salt in rivers: a novel', 'Salt in rivers: a survey', 'serious'],
  ['a year behind it', 'Salt in northern rivers in 1999', 'Salt in northern rivers', 'serious'],
])('a title with %s', (_, listed, record, weight) => {
  expect(weightOf(listed, record)).toBe(weight);
});
