import { expect, it } from 'vitest';
import { citationFile } from './citation-file.ts';

const now = new Date(2026, 10, 21, 9, 3, 5);

it('the file name has the style and the time; the file contains the entry and the in-text citation', () => {
  expect(citationFile({ format: 'apa', text: 'Smith (2020). A.', inText: '(Smith, 2020)' }, now)).toEqual({
    name: 'citation_APA_20261121090305.txt',
    content: 'Smith (2020). A.\n\nIn-text: (Smith, 2020)\n',
  });
});

it('without an in-text citation the file contains only the entry', () => {
  expect(citationFile({ format: 'ieee', text: '[1] J. Smith, A.' }, now)).toEqual({
    name: 'citation_IEEE_20261121090305.txt',
    content: '[1] J. Smith, A.\n',
  });
});
