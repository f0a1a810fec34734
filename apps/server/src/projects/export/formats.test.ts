import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { writeBibtex } from './bibtex.ts';
import { writeDocx } from './docx.ts';
import { formats } from './formats.ts';
import { writeHtml } from './html.ts';
import { writeRis } from './ris.ts';
import { writeRtf } from './rtf.ts';
import { article, hostileSource, hostileTexts, sourceOf } from './source.fixture.ts';
import { unzip } from './unzip.fixture.ts';

/** The body of a Word file. */
const bodyOf = (file: Uint8Array) => unzip(file).get('word/document.xml') ?? '';

test('a record in BibTeX keeps its fields, its italics and its capitals', async () => {
  expect(await writeBibtex(sourceOf(article))).toBe(`@article{okafor2019growth,
  author = {Okafor, Ada and van der Berg, Jan and {River Institute}},
  title = {Growth of \\textit{Salmo trutta} under 50\\% light \\& {DNA} repair},
  journal = {Journal of Rivers},
  year = {2019},
  month = may,
  day = {1},
  number = {3},
  volume = {12},
  pages = {45--67},
  keywords = {rivers, fish},
  doi = {10.1000/rivers_1}
}
`);
});

test('records of one author, year and title get keys of their own', async () => {
  const keys = (await writeBibtex(sourceOf(article, article, article))).match(/(?<=^@article\{)[^,]+/gm);
  expect(keys).toEqual(['okafor2019growth', 'okafor2019growth-2', 'okafor2019growth-3']);
});

test('a record in RIS keeps its fields', async () => {
  expect((await writeRis(sourceOf(article))).split('\r\n')).toEqual([
    'TY  - JOUR',
    'AU  - Okafor, Ada',
    'AU  - van der Berg, Jan',
    'AU  - River Institute',
    'TI  - Growth of Salmo trutta under 50% light & DNA repair',
    'T2  - Journal of Rivers',
    'VL  - 12',
    'IS  - 3',
    'DO  - 10.1000/rivers_1',
    'SP  - 45',
    'EP  - 67',
    'PY  - 2019',
    'DA  - 2019/05/01/',
    'KW  - rivers',
    'KW  - fish',
    'U5  - csl-title: Growth of <i>Salmo trutta</i> under 50%25 light & DNA repair',
    'ER  - ',
    '',
  ]);
});

const authors = 'Okafor, A., van der Berg, J., & River Institute. (2019).';

test('HTML has italics, links and a hanging indent', async () => {
  const html = await writeHtml(sourceOf(article));
  expect(html).toContain('<title>Thesis &lt;1&gt;</title>');
  expect(html).toContain('>References</h1>');
  expect(html).toContain(
    '<p style="margin:0 0 0pt 0.5in;text-indent:-0.5in;line-height:200%">Okafor, A., van der Berg, J., &amp; River Institute. (2019). Growth of <i>Salmo trutta</i> under 50% light &amp; DNA repair. <i>Journal of Rivers</i>,',
  );
  expect(html).toContain('<a href="https://doi.org/10.1000/rivers_1">');
});

test('RTF has italics and a hanging indent', async () => {
  const rtf = await writeRtf(sourceOf(article));
  expect(rtf).toContain(
    `\\pard\\li720\\fi-720\\sl480\\slmult1\\sa0 ${authors} Growth of {\\i Salmo trutta} under`,
  );
  expect(rtf).toContain('45\\u8211?67');
  const link = 'https://doi.org/10.1000/rivers_1';
  expect(rtf).toContain(`{\\field{\\*\\fldinst{HYPERLINK "${link}"}}{\\fldrslt{${link}}}}`);
});

test('numbers of IEEE stand in the margin, before a tabulator', async () => {
  const source = sourceOf(article);
  const numbered = { ...source, project: { ...source.project, referenceStyle: 'ieee' } as const };
  expect(await writeRtf(numbered)).toContain('\\sl240\\slmult1\\sa60 [1]\\tab A. Okafor');
  const xml = bodyOf(await writeDocx(numbered));
  expect(xml).toMatch(/\[1\]<\/w:t><w:tab\/><w:t[^>]*>A\. Okafor/);
});

test('a Word document has italics, links and a hanging indent', async () => {
  const xml = bodyOf(await writeDocx(sourceOf(article)));
  expect(xml).toContain('<w:ind w:left="720" w:hanging="720"/>');
  expect(xml).toMatch(/<w:i\/>.{0,80}Salmo trutta/);
  expect(xml).toContain('<w:hyperlink');
  expect(xml.replace(/<[^>]*>/g, '')).toContain(`${authors.replace('&', '&amp;')} Growth of Salmo trutta`);
});

test('links of a Word document lead where their text says, each address once', async () => {
  const twin = { ...article, id: 2, title: 'Twin', DOI: '10.1000/a"<&' };
  const files = unzip(await writeDocx(sourceOf(article, twin, { ...article, id: 3 })));
  const ids = files.get('word/document.xml')?.match(/(?<=<w:hyperlink r:id=")[^"]+/g);
  const targets = files.get('word/_rels/document.xml.rels')?.match(/(?<=Id=")link[^>]*/g);
  expect(ids?.toSorted()).toEqual(['link1', 'link1', 'link2']);
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
  expect(targets).toEqual([
    `link1" Type="${type}" Target="https://doi.org/10.1000/rivers_1" TargetMode="External"/`,
    `link2" Type="${type}" Target="https://doi.org/10.1000/a%22%3C&amp;" TargetMode="External"/`,
  ]);
});

test('every part of a Word file is declared, is there, and is XML', async () => {
  const files = unzip(await writeDocx(hostileSource));
  const declared = files.get('[Content_Types].xml')?.matchAll(/PartName="\/([^"]+)"/g) ?? [];
  const parts = Array.from(declared, ([, part]) => part);
  expect(parts).toEqual(['word/document.xml', 'word/styles.xml', 'word/settings.xml', 'docProps/core.xml']);
  expect(parts.filter((part) => !files.has(part ?? ''))).toEqual([]);
  for (const [path, xml] of files) expect(() => new SaxesParser().write(xml).close(), path).not.toThrow();
  expect(files.get('docProps/core.xml')).toContain('<dc:title>Thesis &lt;1&gt;</dc:title>');
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

test('hostile values stay values in every format', async () => {
  const count = hostileTexts.length;
  const bib = await writeBibtex(hostileSource);
  expect(bib.match(/^@/gm)).toHaveLength(count);
  expect(bib.split(/^(?=@)/m).filter((entry) => !isBalanced(entry))).toEqual([]);
  expect(bib).not.toMatch(/\\(input|par|rtf1)\b/);

  const ris = (await writeRis(hostileSource)).split(/\r\n|\n|\r|\u2028/);
  expect(ris.filter((line) => /^TY {2}- /.test(line))).toHaveLength(count);
  expect(ris.filter((line) => /^ER {2}- /.test(line))).toHaveLength(count);
  expect(ris.filter((line) => line && !/^[A-Z][A-Z0-9] {2}- /.test(line))).toEqual([]);

  const rtf = await writeRtf(hostileSource);
  expect(rtf.match(/\\pard\\li720/g)).toHaveLength(count);
  expect(isBalanced(rtf.replace(/\\[\\{}]/g, ''))).toBe(true);
  expect(rtf).toMatch(/^[\x20-\x7e\r\n]*$/);

  expect(await writeHtml(hostileSource)).not.toContain('<script');
  const xml = bodyOf(await writeDocx(hostileSource));
  expect(xml.match(/w:hanging/g)).toHaveLength(count);
  expect(xml).not.toMatch(/[\ufffe\uffff]|(?![\r\n\t])\p{Cc}/u);
  expect(String(await formats.txt.write(hostileSource)).split('\n')).toHaveLength(count);
  expect(JSON.parse(String(await formats['csl-json'].write(hostileSource)))).toHaveLength(count);
});

test.each(Object.keys(formats) as (keyof typeof formats)[])(
  'an empty project can be taken along as %s',
  async (format) => {
    await expect(formats[format].write(sourceOf())).resolves.toBeDefined();
  },
);
