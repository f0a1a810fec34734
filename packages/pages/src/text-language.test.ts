import { expect, it } from 'vitest';
import { languageOfText } from './text-language.ts';

const german =
  'Der Hafen ist am Morgen noch leer, und die Boote liegen auf dem Schlick, denn das Wasser ist nicht da. '.repeat(
    12,
  );
const english =
  'The harbour is empty in the morning and the boats are on the mud, for the water is away. '.repeat(12);

it.each([
  ['German under a declared English', german, 'en-US', 'de'],
  ['German under a declared German', german, 'de-AT', 'de-AT'],
  ['English without a declaration', english, undefined, 'en'],
  ['a few words only', 'Der Hafen ist leer', 'en', 'en'],
  ['a declared language that is not told apart', english, 'cy', 'cy'],
])('%s', (_, text, declared, language) => {
  expect(languageOfText(text, declared)).toBe(language);
});
