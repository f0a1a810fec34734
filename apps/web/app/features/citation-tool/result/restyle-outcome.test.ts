import type { SearchChoice } from '@citewright/contract';
import * as formatter from '@citewright/formatting';
import { expect, it } from 'vitest';
import type { Outcome } from '../generation/tool-state.ts';
import { outcomeStyle, restyleOutcome } from './restyle-outcome.ts';

const item = {
  id: 'x',
  type: 'book',
  title: 'Beloved',
  author: [{ family: 'Morrison', given: 'Toni' }],
  publisher: 'Knopf',
  issued: { 'date-parts': [[1987]] },
} as const;
const offer = { formattedCitation: 'x', plainText: 'x', item: structuredClone(item), confidence: 0.9 };
const request = { format: 'apa', inputType: 'title', sourceInput: 'Beloved' } as const;
const found = { reading: 'title', rivals: 0, clear: true, unanswered: [] } as const;
const choices = [{ ...offer, differs: [] }] as unknown as SearchChoice[];

const searched = { kind: 'choices', works: { request, found: { ...found, unanswered: [], choices } } };
const failed = { kind: 'error', message: 'None', nearMisses: { request, alternatives: [offer] } };

it.each([
  ['a search', searched],
  ['a failure', failed],
])('the works that %s offers are formatted in the new style, and requested in it', (_, outcome) => {
  const restyled = restyleOutcome(outcome as Outcome, 'mla', formatter);
  expect(JSON.stringify(restyled)).toContain('Morrison, Toni. <i>Beloved</i>. Knopf, 1987.');
  expect([outcomeStyle(outcome as Outcome), outcomeStyle(restyled)]).toEqual(['apa', 'mla']);
});

it('an outcome without works is left alone', () => {
  const outcome: Outcome = { kind: 'result', entryId: 1 };
  expect(outcomeStyle(outcome)).toBeUndefined();
  expect(restyleOutcome(outcome, 'mla', formatter)).toBe(outcome);
});
