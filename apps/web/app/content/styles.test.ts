import { styleIds as contractStyles, styleLabels } from '@citewright/contract';
import { expect, test } from 'vitest';
import { styleIds, styleNames, styleTitles } from './styles.ts';

test('the styles, their order and their names are those of the contract', () => {
  expect(styleIds).toEqual(contractStyles);
  expect(styleNames).toEqual(Object.fromEntries(contractStyles.map((id) => [id, styleLabels[id].name])));
  expect(styleTitles).toEqual(Object.fromEntries(contractStyles.map((id) => [id, styleLabels[id].label])));
});
