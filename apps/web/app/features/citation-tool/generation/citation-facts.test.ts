import { expect, it } from 'vitest';
import { citationFacts, pickFact } from './citation-facts.ts';

it('there are ten facts, all different', () => {
  expect(new Set(citationFacts).size).toBe(10);
});

it('every fact can be picked', () => {
  const picked = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.999].map((chance) => pickFact(() => chance));
  expect(picked).toEqual([...citationFacts]);
});
