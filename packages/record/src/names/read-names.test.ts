import type { Name } from '@citewright/csl';
import { expect, test } from 'vitest';
import { readNames } from './read-names.ts';

const person = (family: string, given: string, further: Name = {}): Name => ({ family, given, ...further });
const who: Name = { literal: 'World Health Organization' };

const cases: [typed: string, names: Name[]][] = [
  ['Smith, J., & Jones, A. B.', [person('Smith', 'J.'), person('Jones', 'A. B.')]],
  ['Jane Doe and John Smith', [person('Doe', 'Jane'), person('Smith', 'John')]],
  ['Doe, Jane; Smith, John', [person('Doe', 'Jane'), person('Smith', 'John')]],
  ['Doe, Jane\nSmith, John', [person('Doe', 'Jane'), person('Smith', 'John')]],
  ['Smith JA, Doe B', [person('Smith', 'J. A.'), person('Doe', 'B.')]],
  ['H. A. OEI, Smith JA', [person('OEI', 'H. A.'), person('Smith', 'J. A.')]],
  [
    'LeCun, Yann, Yoshua Bengio, and Geoffrey Hinton',
    [person('LeCun', 'Yann'), person('Bengio', 'Yoshua'), person('Hinton', 'Geoffrey')],
  ],
  ['John Smith, Jane Doe', [person('Smith', 'John'), person('Doe', 'Jane')]],
  ['García Márquez, Gabriel', [person('García Márquez', 'Gabriel')]],
  ['Ludwig van Beethoven', [person('Beethoven', 'Ludwig', { 'non-dropping-particle': 'van' })]],
  ['van der Berg, Jan', [person('Berg', 'Jan', { 'non-dropping-particle': 'van der' })]],
  ['King, M. L., Jr.', [person('King', 'M. L.', { suffix: 'Jr.' })]],
  ['Martin Luther King Jr.', [person('King', 'Martin Luther', { suffix: 'Jr.' })]],
  ['Jane Doe, PhD, and John Smith, MD', [person('Doe', 'Jane'), person('Smith', 'John')]],
  ['Brown, T., et al.', [person('Brown', 'T.')]],
  ['World Health Organization', [who]],
  ['Smith, J., & World Health Organization', [person('Smith', 'J.'), who]],
  ['Ministry of Health, Labour and Welfare', [{ literal: 'Ministry of Health, Labour and Welfare' }]],
  ['The Beatles', [{ literal: 'The Beatles' }]],
  ['{Barnes and Noble}', [{ literal: 'Barnes and Noble' }]],
  ['King, Ada; {Barnes, Noble and Sons}', [person('King', 'Ada'), { literal: 'Barnes, Noble and Sons' }]],
  ['Church, A., & Press, William H.', [person('Church', 'A.'), person('Press', 'William H.')]],
  ['World Bank', [{ literal: 'World Bank' }]],
  ['Dick Van Dyke and Ursula K. Le Guin', [person('Van Dyke', 'Dick'), person('Le Guin', 'Ursula K.')]],
  ['Anonymous', [{ literal: 'Anonymous' }]],
  ['Plato', [{ literal: 'Plato' }]],
  ['毛泽东', [{ literal: '毛泽东' }]],
  ['Le Guin, Ursula K.', [person('Le Guin', 'Ursula K.')]],
  [
    'García Márquez, Gabriel José & Vargas Llosa, Mario P.',
    [person('García Márquez', 'Gabriel José'), person('Vargas Llosa', 'Mario P.')],
  ],
  [
    'Ruiz Zafón, Carlos and De La Cruz, Ana María',
    [person('Ruiz Zafón', 'Carlos'), person('De La Cruz', 'Ana María')],
  ],
  [
    'Jane Doe, John Smith and Bob Lee',
    [person('Doe', 'Jane'), person('Smith', 'John'), person('Lee', 'Bob')],
  ],
  [
    'Smith, Jo; van der Berg, Anna and Gabriel Okafor',
    [
      person('Smith', 'Jo'),
      person('Berg', 'Anna', { 'non-dropping-particle': 'van der' }),
      person('Okafor', 'Gabriel'),
    ],
  ],
  [
    'Ministry of Trade and Industry; Smith, Jo',
    [{ literal: 'Ministry of Trade and Industry' }, person('Smith', 'Jo')],
  ],
  ['Simmons GM Jr, Wharton RA', [person('Simmons', 'G. M.', { suffix: 'Jr' }), person('Wharton', 'R. A.')]],
  ['Campos Rivero, Abelarda Ofelia', [person('Campos Rivero', 'Abelarda Ofelia')]],
  ['Costa Filho, Antônio José, et al.', [person('Costa Filho', 'Antônio José')]],
  [
    'Navarro Ruiz, Carmen Pilar, Pedro Alonso, and Bo Lind',
    [person('Navarro Ruiz', 'Carmen Pilar'), person('Alonso', 'Pedro'), person('Lind', 'Bo')],
  ],
  ['Anna Berg, Peter Lind', [person('Berg', 'Anna'), person('Lind', 'Peter')]],
  ['Wen-Li Huang, Chih-Wei Tsai', [person('Huang', 'Wen-Li'), person('Tsai', 'Chih-Wei')]],
  ['Novak II, Garcia PL', [person('Novak', 'I. I.'), person('Garcia', 'P. L.')]],
  ['Ivanov IV', [person('Ivanov', 'I. V.')]],
  ['Tran SB, Baker SR', [person('Tran', 'S. B.'), person('Baker', 'S. R.')]],
  ['Smith JA III, Tran SB', [person('Smith', 'J. A.', { suffix: 'III' }), person('Tran', 'S. B.')]],
  ['VON ELM E, Tran SB', [person('VON ELM', 'E.'), person('Tran', 'S. B.')]],
  ['DE GROOT AB, LA ROSA C', [person('DE GROOT', 'A. B.'), person('LA ROSA', 'C.')]],
  ['VON FALKENHAUSEN, LOTHAR', [person('VON FALKENHAUSEN', 'LOTHAR')]],
  ['L. VON FALKENHAUSEN', [person('VON FALKENHAUSEN', 'L.')]],
  ['MILLER AB, PETROV SB', [person('MILLER', 'A. B.'), person('PETROV', 'S. B.')]],
  ['JOHN PAUL II', [person('PAUL', 'JOHN', { suffix: 'II' })]],
  ['Gomez DE, Smith LA', [person('Gomez', 'D. E.'), person('Smith', 'L. A.')]],
  [
    'G. M. Kaufman, Kemeny, Schleifer, and Thompson',
    [person('Kaufman', 'G. M.'), { literal: 'Kemeny' }, { literal: 'Schleifer' }, { literal: 'Thompson' }],
  ],
  ['   ', []],
];

test.each(cases)('the typed names %j are read one by one', (typed, names) => {
  expect(readNames(typed)).toEqual(names);
});
