import { expect, test } from 'vitest';
import { readTex } from './read-tex.ts';

const smallCaps = (text: string) => `<span style="font-variant:small-caps;">${text}</span>`;

test.each([
  [
    'G{\\"o}del, Erd{\\H o}s, {\\O}rsted, Dvo\\v{r}\\\'ak, Na\\"{\\i}ve',
    'Gödel, Erdős, Ørsted, Dvořák, Naïve',
  ],
  ["\\c{C}elik \\& \\AA ngstr\\\"om --- 10\\% \\textendash{} ``so''", 'Çelik & Ångström — 10% – “so”'],
  ['\\emph{Salmo trutta} and {\\it E. coli}', '<i>Salmo trutta</i> and <i>E. coli</i>'],
  ['H$_2$O and 10\\textsuperscript{th}, $\\alpha$-decay', 'H<sub>2</sub>O and 10<sup>th</sup>, α-decay'],
  ['\\textsc{nato} {\\bf now}', `${smallCaps('nato')} <b>now</b>`],
  ['\\unknown{kept} \\url{https://a.org/b_c}', 'kept https://a.org/b_c'],
  ['50 \\texttimes 3 ~ 4 \\~{} 5', '50 3 4 ~ 5'],
  ['}unbalanced{', 'unbalanced'],
  [
    '\\textcolor{red}{salt}\\slash{}\\foreignlanguage{german}{Salz} \\href{https://a.org}{here}',
    'salt/Salz here',
  ],
  ['$\\frac{1}{2}$ \\texorpdfstring{$\\beta$}{beta} decay', '1/2 beta decay'],
  ['\\', ''],
])('%s is %s', (latex, text) => {
  expect(readTex(latex)).toBe(text);
});

test('commands and groups nested deeper than the limit are read in linear time', () => {
  expect(readTex('{'.repeat(50_000))).toBe('');
  expect(readTex('\\emph{'.repeat(20_000)).length).toBeLessThan(1_000_000);
});

test.each([
  [
    'The {German} {DNA} of {B}ayes',
    'The <span class="nocase">German</span> DNA of <span class="nocase">B</span>ayes',
  ],
  ['{The Whole Title}', 'The Whole Title'],
  ['{Two} groups {Here}', '<span class="nocase">Two</span> groups <span class="nocase">Here</span>'],
])('braces in the title %s keep capitals', (latex, text) => {
  expect(readTex(latex, { protect: true })).toBe(text);
});
