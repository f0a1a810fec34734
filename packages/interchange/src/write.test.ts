import { expect, test } from 'vitest';
import { InterchangeError } from './error.ts';
import { type FormatId, formats, writableIds } from './formats.ts';
import { article, hostileBooks, hostileList, hostileTexts, listOf } from './records.fixture.ts';
import { writeRecords, writeReferences } from './write.ts';

const recordsAs = (id: FormatId, items: Parameters<typeof writeRecords>[1]) =>
  [...writeRecords(id, items)].join('');
const referencesAs = (id: FormatId, list: Parameters<typeof writeReferences>[1]) =>
  [...writeReferences(id, list)].join('');

const link = 'https://doi.org/10.1000/rivers_1';
const reference = `Okafor &amp; Berg, 45–67. <i>Salmo trutta</i>. <a href="${link}">${link}</a>`;

test('HTML has italics, links and a hanging indent', () => {
  const html = referencesAs('html', listOf(reference));
  expect(html).toContain('<title>Thesis &lt;1&gt;</title>');
  expect(html).toContain('>References</h1>');
  expect(html).toContain(
    `<p style="margin:0 0 0pt 0.5in;text-indent:-0.5in;line-height:200%">${reference}</p>`,
  );
});

test('RTF has italics, links and a hanging indent', () => {
  const rtf = referencesAs('rtf', listOf(reference));
  expect(rtf).toContain(
    '\\pard\\li720\\fi-720\\sl480\\slmult1\\sa0 Okafor & Berg, 45\\u8211?67. {\\i Salmo trutta}. ',
  );
  expect(rtf).toContain(`{\\field{\\*\\fldinst{HYPERLINK "${link}"}}{\\fldrslt{${link}}}}`);
});

test('in RTF a reference in a script from right to left has that direction, with its indent', () => {
  const rtf = referencesAs('rtf', listOf('כהן. <i>נהרות</i>.', 'Cohen. <i>נהרות</i>.'));
  const [, hebrew, latin] = rtf.split('\\pard').slice(1);
  expect(hebrew).toMatch(/^\\rtlpar\\qr\\ri720\\lin720\\fi-720\\sl480\\slmult1\\sa0 \{\\rtlch \\u1499\?/);
  expect(hebrew).toContain('{\\rtlch\\i \\u1504?');
  expect(latin).toMatch(/^\\li720\\fi-720\\sl480\\slmult1\\sa0 Cohen\. \{\\rtlch\\i /);
});

test('numbers stand in the margin of RTF, before a tab', () => {
  const layout = { hangingIndent: 0.5, lineSpacing: 1, entrySpacing: 3, numbered: true };
  const rtf = referencesAs('rtf', { ...listOf('[1] A. Okafor'), layout });
  expect(rtf).toContain('\\sl240\\slmult1\\sa60 [1]\\tab A. Okafor');
});

/** True when every brace that opens is closed, and none closes what is not open, as BibTeX counts them. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const brace of text.match(/[{}]/g) ?? []) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

test('hostile values stay values in every format', () => {
  const count = hostileTexts.length;
  const bib = recordsAs('bibtex', hostileBooks);
  expect(bib.match(/^@/gm)).toHaveLength(count);
  expect(bib.split(/^(?=@)/m).filter((entry) => !isBalanced(entry))).toEqual([]);
  expect(bib).not.toMatch(/\\(input|par|rtf1)\b/);

  const ris = recordsAs('ris', hostileBooks).split(/\r\n|\n|\r|\u2028/);
  expect(ris.filter((line) => /^TY {2}- /.test(line))).toHaveLength(count);
  expect(ris.filter((line) => /^ER {2}- /.test(line))).toHaveLength(count);
  expect(ris.filter((line) => line && !/^[A-Z][A-Z0-9] {2}- /.test(line))).toEqual([]);

  const rtf = referencesAs('rtf', hostileList);
  expect(rtf.match(/\\pard\\li720/g)).toHaveLength(count);
  expect(isBalanced(rtf.replace(/\\[\\{}]/g, ''))).toBe(true);
  expect(rtf).toMatch(/^[\x20-\x7e\r\n]*$/);

  expect(referencesAs('html', hostileList)).not.toContain('<script');
  expect(referencesAs('text', hostileList).split('\n')).toHaveLength(count);
  expect(JSON.parse(recordsAs('csl-json', hostileBooks))).toHaveLength(count);
});

test.each(writableIds)('%s can be written without any records', (id) => {
  const pieces = formats[id].writeRecords ? writeRecords(id, []) : writeReferences(id, listOf());
  expect(() => [...pieces]).not.toThrow();
});

test('what a format does not hold is refused', () => {
  expect(() => writeRecords('docx', [article])).toThrow(InterchangeError);
  expect(() => writeReferences('ris', listOf())).toThrow(InterchangeError);
});
