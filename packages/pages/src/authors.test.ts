import type { Name } from '@citewright/record';
import { describe, expect, it } from 'vitest';
import { splitAuthors } from './authors.ts';

/** "given|family|suffix" of a person, the name of an organisation as it is. */
function shown({ family, given, suffix, literal }: Name): string {
  return literal ?? [given, family, suffix].filter(Boolean).join('|');
}

describe('an author string is cut into its names', () => {
  it.each<[string, string[]]>([
    ['By GRACE ZOKORO', ['Grace|Zokoro']],
    ['ByNatasha Dale', ['Natasha|Dale']],
    ['Da Silva', ['Da|Silva']],
    ['Per Petterson', ['Per|Petterson']],
    ['By Oleh Sentsov', ['Oleh|Sentsov']],
    ['Per Olov Enquist', ['Per Olov|Enquist']],
    ['per Joan Puig', ['Joan|Puig']],
    ['Per: Joan Puig', ['Joan|Puig']],
    ['Di Mario Rossi', ['Mario|Rossi']],
    ['Written by Jane Roe; Medically reviewed by Dr. John Doe', ['Jane|Roe']],
    ['Byron Dale', ['Byron|Dale']],
    ['Von Christian Thielemann', ['Christian|Thielemann']],
    ['Propos recueillis par Élodie Martin', ['Élodie|Martin']],
    ['Autor: Piotr Nowak', ['Piotr|Nowak']],
    ['文：山田花子', ['山田花子']],
    ['Jane Roe, John Doe and Mary Major', ['Jane|Roe', 'John|Doe', 'Mary|Major']],
    ['Sarah Hingis; Sylvia Torres-Guillén', ['Sarah|Hingis', 'Sylvia|Torres-Guillén']],
    ['José Pérez y María López', ['José|Pérez', 'María|López']],
    ['Per-Erik Åström og Kari Nordmann', ['Per-Erik|Åström', 'Kari|Nordmann']],
    ['N. Ashford, O. Bandi & L. Zinga', ['N.|Ashford', 'O.|Bandi', 'L.|Zinga']],
    ['Smith, John', ['John|Smith']],
    ['von Neumann, John', ['John|von Neumann']],
    ['Smith, J., Doe, K. L.', ['J.|Smith', 'K. L.|Doe']],
    ['Anderson, Michael L.; Dobson, Carla', ['Michael L.|Anderson', 'Carla|Dobson']],
    ['Roe J, Doe K, Poe E', ['J|Roe', 'K|Doe', 'E|Poe']],
    ['DUPONT Jean', ['Jean|Dupont']],
    ['山田 花子', ['花子|山田']],
    ['Michelina C. de la Maza', ['Michelina C.|de la Maza']],
    ['Perry Baker Jr.', ['Perry|Baker|Jr.']],
    ['Dr. Ana Sandoval, Ph.D., RN', ['Ana|Sandoval']],
    ['Jack Ma', ['Jack|Ma']],
    ['John Smith, Staff Writer and Jane Doe, CNN', ['John|Smith', 'Jane|Doe']],
    ['Jane Roe, Senior Editor, The Guardian', ['Jane|Roe']],
    ['By Jane Roe in Paris', ['Jane|Roe']],
    ['Jane Roe jroe@paper.example @jroe', ['Jane|Roe']],
    ['Jane Roe | Updated 3 days ago', ['Jane|Roe']],
    ['Words by Jane Roe · Photos by John Smith', ['Jane|Roe']],
    ['Jane Roe/AFP', ['Jane|Roe']],
    ['quietreader', ['quietreader']],
  ])('%s', (text, names) => {
    expect(splitAuthors(text).map(shown)).toEqual(names);
  });
});

describe('an organisation stays whole', () => {
  it.each([
    'University of Example Health Sciences',
    'Department of Health and Human Services',
    'U.S. Customs and Border Protection',
    'Marks & Spencer',
    'BBC News',
    'The Example Times',
    'AFP/The Local',
    'Staff and news service reports',
    'Example Editorial Team',
    'UNESCO',
    '自由時報',
  ])('%s', (name) => {
    expect(splitAuthors(name)).toEqual([{ literal: name }]);
  });
});

describe('junk is not an author', () => {
  it.each([
    'admin',
    'Staff',
    'Super User',
    'By Staff Writer',
    'View all posts by Joe Bloggs',
    '#author.fullname}',
    '{{ author }}',
    'https://www.facebook.com/paper',
    'April 13',
    '12',
    ' , ; & ',
    'Unknown',
  ])('%s', (text) => {
    expect(splitAuthors(text)).toEqual([]);
  });
});
