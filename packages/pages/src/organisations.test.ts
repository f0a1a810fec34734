import { describe, expect, it } from 'vitest';
import { splitAuthors } from './authors.ts';

describe('an organisation in a byline is never split', () => {
  it.each([
    'Fisheries and Oceans Canada',
    'Johnson & Johnson',
    'Ernst & Young LLP',
    'McKinsey & Company',
    'Médecins Sans Frontières',
    'Human Rights Watch',
    'Mayo Clinic Staff',
    'BBC Sport',
    'Statistisches Bundesamt',
    'Umweltbundesamt Dessau',
    'Deutsche Welle',
    'Robert Koch-Institut',
    'Gobierno de España',
    'Ayuntamiento de Madrid',
    'Comune di Roma',
    'Istituto Superiore di Sanità',
    'Prefeitura de Santos',
    'Ministère de la Santé',
    'Statistiska centralbyrån',
    'Główny Urząd Statystyczny',
    'Všeobecná fakultní nemocnice',
    'Правительство Москвы',
    'Office for National Statistics',
    'Intergovernmental Panel on Climate Change',
    'Centers for Disease Control and Prevention',
    'Food and Agriculture Organization of the United Nations',
    'Encyclopaedia Britannica',
    'U.S. Department of State',
  ])('%s', (name) => {
    expect(splitAuthors(name)).toEqual([{ literal: name }]);
  });
});

describe('names of people that look like several names or like organisations', () => {
  it.each([
    ['Joe Hill for City Paper', [{ family: 'Hill', given: 'Joe' }]],
    [
      'Ann and Joe Lind',
      [
        { family: 'Lind', given: 'Ann' },
        { family: 'Lind', given: 'Joe' },
      ],
    ],
    [
      'Joe Hill and Ann Dale',
      [
        { family: 'Hill', given: 'Joe' },
        { family: 'Dale', given: 'Ann' },
      ],
    ],
    ['Соколова Анна Петровна', [{ family: 'Соколова', given: 'Анна Петровна' }]],
    ['Иванов И. И.', [{ family: 'Иванов', given: 'И. И.' }]],
    ['Kovács Éva', [{ family: 'Kovács', given: 'Éva' }]],
    ['Éva Kovács', [{ family: 'Kovács', given: 'Éva' }]],
    ['Ann Lee | Senior Reporter', [{ family: 'Lee', given: 'Ann' }]],
    ['김민수 기자', [{ literal: '김민수' }]],
  ])('%s', (printed, names) => {
    expect(splitAuthors(printed)).toEqual(names);
  });
});
