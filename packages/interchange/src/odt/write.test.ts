import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { hostileList, listOf } from '../records.fixture.ts';
import { writeReferences } from '../write.ts';

const bytesOf = (...list: Parameters<typeof writeReferences>) =>
  Buffer.concat(Array.from(writeReferences(...list), (piece) => Buffer.from(piece)));
const filesOf = (...list: Parameters<typeof writeReferences>) =>
  Object.entries(unzipSync(bytesOf(...list))).map(([path, bytes]): [string, string] => [
    path,
    strFromU8(bytes),
  ]);
const partOf = (files: [string, string][], path: string) => new Map(files).get(path) ?? '';

const link = 'https://doi.org/10.1000/rivers_1';

test('OpenDocument has italics, links and a hanging indent', () => {
  const files = filesOf(
    'odt',
    listOf(`Okafor &amp; Berg. <i>Salmo <b>trutta</b></i>. <a href="${link}">${link}</a>`),
  );
  expect(partOf(files, 'content.xml')).toContain(
    `<text:p text:style-name="Bibliography_20_1">Okafor &amp; Berg. <text:span text:style-name="i">Salmo </text:span><text:span text:style-name="ib">trutta</text:span>. <text:a xlink:type="simple" xlink:href="${link}">${link}</text:a></text:p>`,
  );
  expect(partOf(files, 'styles.xml')).toContain('fo:margin-left="0.5in" fo:text-indent="-0.5in"');
  expect(partOf(files, 'styles.xml')).toContain('fo:line-height="200%"');
});

test('a reference in a script from right to left has that direction, with its indent; others keep theirs', () => {
  const files = filesOf('odt', listOf('כהן, א. (2019). <i>נהרות</i>.', 'Cohen, A. (2019). <i>נהרות</i>.'));
  const styles = partOf(files, 'styles.xml').match(/fo:margin-left="0\.5in" fo:text-indent="-0\.5in"[^>]*>/g);
  expect(styles).toEqual([
    'fo:margin-left="0.5in" fo:text-indent="-0.5in" style:writing-mode="rl-tb" fo:text-align="right">',
    'fo:margin-left="0.5in" fo:text-indent="-0.5in">',
  ]);
  expect(partOf(files, 'content.xml')).toContain('<text:p text:style-name="Bibliography_20_2">Cohen');
});

test('the first bytes say what the file is', () => {
  const bytes = bytesOf('odt', listOf('A')).toString('latin1');
  expect(bytes.slice(30, 38)).toBe('mimetype');
  expect(bytes.slice(0, 120)).toContain('application/vnd.oasis.opendocument.text');
});

test('all parts are well-formed, also with hostile values, and the manifest names them', () => {
  const files = filesOf('odt', hostileList);
  for (const [path, content] of files) {
    if (path === 'mimetype') continue;
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => expect.fail(`${path}: ${error.message}`));
    parser.write(content).close();
  }
  for (const path of ['content.xml', 'styles.xml', 'meta.xml'])
    expect(partOf(files, 'META-INF/manifest.xml')).toContain(`full-path="${path}"`);
});
