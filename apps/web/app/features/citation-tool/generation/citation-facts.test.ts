import { expect, it } from 'vitest';
import { citationFacts, factAt, firstFact } from './citation-facts.ts';

it('there are ten facts, all different', () => {
  expect(new Set(citationFacts).size).toBe(10);
});

it('every fact can be the first', () => {
  const picked = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.999].map((chance) =>
    factAt(firstFact(() => chance)),
  );
  expect(picked).toEqual([...citationFacts]);
});

it('after the last fact comes the first', () => {
  expect(factAt(citationFacts.length)).toBe(citationFacts[0]);
});
