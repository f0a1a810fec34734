import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import type { FormatId } from '../formats.ts';
import { hostileTexts, listOf } from '../records.fixture.ts';
import { writeReferences } from '../write.ts';
import { escapeXml } from './escape-xml.ts';

const layout = { hangingIndent: 0.5, lineSpacing: 1, entrySpacing: 12, numbered: true };

const formatted = (text: string) => ({ text, html: text });

const entry = { ...formatted('A. Reed, Rivers.'), margin: formatted('[1]'), left: 0.5, first: -0.5 };

const references = [
  {
    text: '[1] A. Reed, Rivers.',
    html: '[1] A. Reed, <i>Rivers</i>.',
    paragraphs: [
      { ...entry, html: 'A. Reed, <i>Rivers</i>.' },
      { ...formatted('Shows how rivers made towns.'), left: 1, first: 0 },
      { ...formatted('For chapter 2.'), left: 1, first: 0.5 },
    ],
  },
  formatted('[2] B. Reed, Seas.'),
];

const bytesOf = (id: FormatId, listed: readonly (typeof references)[number][]) =>
  Buffer.concat(
    Array.from(writeReferences(id, { ...listOf(), layout, references: listed }), (piece) =>
      Buffer.from(piece),
    ),
  );
const partsOf = (id: FormatId, listed = references) =>
  new Map(Object.entries(unzipSync(bytesOf(id, listed))).map(([path, part]) => [path, strFromU8(part)]));

const ofDocx = (below: number, indent: string, content: string) =>
  `<w:p><w:pPr><w:spacing w:after="${below}" w:line="240" w:lineRule="auto"/><w:ind ${indent}/></w:pPr>${content}</w:p>`;
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

test('in Word an annotation is a paragraph behind its entry, and the number stands in the margin', () => {
  expect(partsOf('docx').get('word/document.xml')).toContain(
    [
      ofDocx(
        0,
        'w:left="720" w:hanging="720"',
        '<w:r><w:t xml:space="preserve">[1]</w:t><w:tab/><w:t xml:space="preserve">A. Reed, </w:t></w:r><w:r><w:rPr><w:i/><w:iCs/></w:rPr><w:t xml:space="preserve">Rivers</w:t></w:r><w:r><w:t xml:space="preserve">.</w:t></w:r>',
      ),
      ofDocx(0, 'w:left="1440" w:firstLine="0"', run('Shows how rivers made towns.')),
      ofDocx(240, 'w:left="1440" w:firstLine="720"', run('For chapter 2.')),
      ofDocx(
        240,
        'w:left="720" w:hanging="720"',
        '<w:r><w:t xml:space="preserve">[2]</w:t><w:tab/><w:t xml:space="preserve">B. Reed, Seas.</w:t></w:r>',
      ),
    ].join(''),
  );
});

test('in OpenDocument, too', () => {
  const parts = partsOf('odt');
  const paragraphs = parts.get('content.xml')?.match(/<text:p .*?<\/text:p>/g) ?? [];
  expect(paragraphs).toEqual([
    '<text:p text:style-name="Bibliography_20_1">[1]<text:tab/>A. Reed, <text:span text:style-name="i">Rivers</text:span>.</text:p>',
    '<text:p text:style-name="Bibliography_20_2">Shows how rivers made towns.</text:p>',
    '<text:p text:style-name="Bibliography_20_3">For chapter 2.</text:p>',
    '<text:p text:style-name="Bibliography_20_4">[2]<text:tab/>B. Reed, Seas.</text:p>',
  ]);
  const set = parts
    .get('styles.xml')
    ?.match(/fo:margin-bottom="[^"]*" fo:margin-left="[^"]*" fo:text-indent="[^"]*"/g);
  expect(set).toEqual([
    'fo:margin-bottom="0pt" fo:margin-left="0.5in" fo:text-indent="-0.5in"',
    'fo:margin-bottom="0pt" fo:margin-left="1in" fo:text-indent="0in"',
    'fo:margin-bottom="12pt" fo:margin-left="1in" fo:text-indent="0.5in"',
    'fo:margin-bottom="12pt" fo:margin-left="0.5in" fo:text-indent="-0.5in"',
  ]);
});

test('in RTF, too', () => {
  const spacing = (below: number) => `\\sl240\\slmult1\\sa${below}`;
  expect(bytesOf('rtf', references).toString()).toContain(
    [
      `\\pard\\li720\\fi-720${spacing(0)} [1]\\tab A. Reed, {\\i Rivers}.\\par\r\n`,
      `\\pard\\li1440\\fi0${spacing(0)} Shows how rivers made towns.\\par\r\n`,
      `\\pard\\li1440\\fi720${spacing(240)} For chapter 2.\\par\r\n`,
      `\\pard\\li720\\fi-720${spacing(240)} [2]\\tab B. Reed, Seas.\\par\r\n`,
    ].join(''),
  );
});

test('in HTML, too', () => {
  const paragraph = (left: number, first: number, below: number, html: string) =>
    `<p style="margin:0 0 ${below}pt ${left}in;text-indent:${first}in;line-height:100%">${html}</p>\n`;
  const number = '<span style="display:inline-block;min-width:0.5in;text-indent:0">[1] </span>';
  expect(bytesOf('html', references).toString()).toContain(
    [
      paragraph(0.5, -0.5, 0, `${number}A. Reed, <i>Rivers</i>.`),
      paragraph(1, 0, 0, 'Shows how rivers made towns.'),
      paragraph(1, 0.5, 12, 'For chapter 2.'),
      paragraph(0.5, -0.5, 12, '[2] B. Reed, Seas.'),
    ].join(''),
  );
});

test('in text the further paragraphs are indented lines, and a blank line stands behind them', () => {
  expect(bytesOf('text', references).toString()).toBe(
    '[1] A. Reed, Rivers.\n    Shows how rivers made towns.\n    For chapter 2.\n\n[2] B. Reed, Seas.',
  );
});

test('hostile annotations stay in their paragraphs', () => {
  const hostile = hostileTexts.map((text) => ({
    ...formatted('A'),
    paragraphs: [{ text, html: escapeXml(text), left: 1, first: 0 }],
  }));
  for (const [id, path] of [
    ['docx', 'word/document.xml'],
    ['odt', 'content.xml'],
  ] as const) {
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => expect.fail(`${id}: ${error.message}`));
    parser.write(partsOf(id, hostile as typeof references).get(path) ?? '').close();
  }
  const rtf = bytesOf('rtf', hostile as typeof references).toString();
  expect(rtf.match(/\\par\r\n/g)).toHaveLength(hostileTexts.length + 1);
  expect(
    bytesOf('text', hostile as typeof references)
      .toString()
      .split('\n'),
  ).toHaveLength(hostileTexts.length);
});
