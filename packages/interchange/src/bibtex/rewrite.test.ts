import { expect, test } from 'vitest';
import { leftBehind } from '../left-behind.ts';
import { rewriteBibtex } from './rewrite.ts';

const library = `% Encoding: Cp1252
My remarks on rivers.

@STRING{rs = "River Studies"}
@preamble{"\\newcommand{\\x}{y}"}

@Article{Okafor:2019_a,
    Author   = "Okafor, Ada",
    title    = {The {G}rowth of rivers},
    % not sure of this
    journal  = rs # { (new series)},
    year     = 2019,
    myfield  = {mine},
    file     = {:rivers.pdf:PDF},
}

@book{broken, title={No end

@Comment{jabref-meta: databaseType:bibtex;}
`;

test('a BibTeX file stands as it was written, but for the name of its encoding', () => {
  expect(rewriteBibtex(library)).toBe(library.replace('Cp1252', 'UTF-8'));
  expect(rewriteBibtex('%% -*- coding: latin-1 -*-\n@book{a, title={A}}')).toBe(
    '%% -*- coding: UTF-8 -*-\n@book{a, title={A}}',
  );
});

test.each<[sentence: string, text: string, left: string[]]>([
  ['comments, a preamble and own fields', library, ['comments', '@preamble', 'myfield', 'file']],
  ['nothing where all is read', '@book{a, title={A}, author={B, C}, year=2001}\n', []],
  ['a comment between fields', '@book{a, title={A},\n% of mine\nyear=2001}\n', ['comments']],
  ['nothing of what a macro is for', '@string{p = {Fjord}}\n@book{a, title={A}, publisher=p}\n', []],
  ['nothing of RIS, whose tags are kept', 'TY  - BOOK\nTI  - A\nXX  - B\nER  - \n', []],
  ['nothing of other formats', '[{"type":"book","title":"A","shelf":"B"}]', []],
])('other formats leave behind %s', (_, text, left) => {
  expect([...leftBehind(text, 10)].flat()).toEqual(left);
});
