import { expect, it } from 'vitest';
import { toggleItalic } from './italic.ts';

/** The text with its selection between bars. */
function toggled(marked: string): string {
  const [before = '', chosen = '', after = ''] = marked.split('|');
  const start = before.length;
  const {
    text,
    start: from,
    end,
  } = toggleItalic({ text: before + chosen + after, start, end: start + chosen.length });
  return `${text.slice(0, from)}|${text.slice(from, end)}|${text.slice(end)}`;
}

it.each([
  ['words become italic and stay selected', 'Of |rivers| now', 'Of <i>|rivers|</i> now'],
  ['italic words become upright', 'Of <i>|rivers|</i> now', 'Of |rivers| now'],
  ['spaces at the edges stay outside', 'Of| rivers |now', 'Of <i>|rivers|</i> now'],
  ['without a selection the next letters are italic', 'Of || now', 'Of <i>||</i> now'],
  ['and that is undone', 'Of <i>||</i> now', 'Of || now'],
])('%s', (_, before, after) => {
  expect(toggled(before)).toBe(after);
});
