import { expect, it } from 'vitest';
import { referencesFile } from './references-file.ts';

it('the file name has the date, and the file ends with a line break', () => {
  expect(referencesFile('Adams (2020).\nBaker (2019).', new Date(2026, 1, 3))).toEqual({
    name: 'project-references-2026-02-03.txt',
    content: 'Adams (2020).\nBaker (2019).\n',
  });
});
