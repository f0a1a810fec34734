import { describe, expect, it } from 'vitest';
import { fileNames, personName, readName } from './read-name.ts';
import { nameFromParts, registryNames } from './registry-names.ts';

describe('a printed name is split where that is safe', () => {
  it.each([
    ['Ursula K. Le Guin', { given: 'Ursula K.', family: 'Le Guin' }],
    ['Linh Van Nguyen', { given: 'Linh Van', family: 'Nguyen' }],
    ['Dick Van Dyke', { given: 'Dick', family: 'Van Dyke' }],
    ['Marie-Ange de La Tour', { given: 'Marie-Ange', family: 'de La Tour' }],
    ['Vincent Van Gogh', { given: 'Vincent', family: 'Van Gogh' }],
    ['Maria Da Silva', { given: 'Maria', family: 'Da Silva' }],
    ['Van Morrison', { given: 'Van', family: 'Morrison' }],
    ['Ludwig van Beethoven', { given: 'Ludwig', family: 'van Beethoven' }],
    ['Beethoven, Ludwig van', { given: 'Ludwig van', family: 'Beethoven' }],
    ['Vincent de la Torre', { given: 'Vincent', family: 'de la Torre' }],
    ['Anna dello Russo', { given: 'Anna', family: 'dello Russo' }],
    ['Rosa Delle Donne', { given: 'Rosa', family: 'Delle Donne' }],
    ['Rui das Neves', { given: 'Rui', family: 'das Neves' }],
    ['Jan op den Kamp', { given: 'Jan', family: 'op den Kamp' }],
    ['Amr ibn Rashid', { given: 'Amr', family: 'ibn Rashid' }],
    ['Ram Das Sharma', { given: 'Ram Das', family: 'Sharma' }],
    ['Martin Luther King Jr.', { given: 'Martin Luther', family: 'King', suffix: 'Jr.' }],
    ['King, Martin Luther, Jr.', { given: 'Martin Luther', family: 'King', suffix: 'Jr.' }],
    ['Jane Smith, MD', { given: 'Jane', family: 'Smith' }],
    ['Rahman, Md', { given: 'Md', family: 'Rahman' }],
    ['Nguyen, Do', { given: 'Do', family: 'Nguyen' }],
    ['JOHN SMITH', { given: 'John', family: 'Smith' }],
    ['J. R. R. TOLKIEN', { given: 'J. R. R.', family: 'Tolkien' }],
    ['Alexandra Church', { given: 'Alexandra', family: 'Church' }],
    ['World Health Organization', { literal: 'World Health Organization' }],
    ['The R Foundation', { literal: 'The R Foundation' }],
    ['Universität Wien', { literal: 'Universität Wien' }],
    ['Bank of England', { literal: 'Bank of England' }],
    ['小野雅裕', { literal: '小野雅裕' }],
    ['Plato', { literal: 'Plato' }],
    ['  ', undefined],
  ])('%s', (printed, expected) => {
    expect(readName(printed, registryNames)).toEqual(expected);
  });
});

describe('parts that name a body together are one name', () => {
  it.each([
    ['Organization', 'World Health', { literal: 'World Health Organization' }],
    ['Engineers', 'U.A.', { literal: 'U.A. Engineers' }],
    ['Meta Platforms', 'Inc', { literal: 'Meta Platforms, Inc' }],
    ['Press', 'William H.', { given: 'William H.', family: 'Press' }],
    ["O'BRIEN", 'ANNE-MARIE', { given: 'Anne-Marie', family: "O'Brien" }],
    ['MCDONALD', 'JA', { given: 'JA', family: 'McDonald' }],
    ['NASA', undefined, { family: 'NASA' }],
    ['LIGO Scientific Collaboration', undefined, { literal: 'LIGO Scientific Collaboration' }],
    [undefined, 'Plato', { literal: 'Plato' }],
    [undefined, undefined, undefined],
  ])('%s, %s', (family, given, expected) => {
    expect(nameFromParts(family, given)).toEqual(expected);
  });
});

it.each([
  ['de la Cruz', { 'non-dropping-particle': 'de la', family: 'Cruz', given: 'Ana' }],
  ['DE LA CRUZ', { family: 'DE LA CRUZ', given: 'Ana' }],
  ['hooks', { family: 'hooks', given: 'Ana' }],
])('the parts of a name in a file keep their form: %s', (family, expected) => {
  expect(personName({ family, given: 'Ana' }, fileNames)).toEqual(expected);
});
