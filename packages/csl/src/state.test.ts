import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { LOCAL_LOCALE } from '../conformance/local-locale.ts';
import { compileStyle, type Item, parseLocale, type Style } from './index.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const locale = parseLocale(LOCAL_LOCALE);

/** A style that names variables, item types and terms which no other style has. */
function inventedStyle(name: string): Style {
  const texts = Array.from({ length: 50 }, (_, at) => `<text variable="${name}-${at}" suffix=" "/>`).join('');
  return compileStyle(
    `<style class="in-text" version="1.0">
      <citation><layout><names variable="author"><name initialize-with=". "/></names></layout></citation>
      <bibliography><sort><key variable="title"/></sort><layout>
        <text variable="title" suffix=": "/>
        <choose><if type="${name}-type" variable="${name}-0" match="all">${texts}</if></choose>
        <label variable="page" suffix=" "/><text variable="page"/>
      </layout></bibliography></style>`,
    [locale],
  );
}

const inventedItem = (name: string): Item =>
  ({
    id: name,
    type: `${name}-type`,
    title: 'Étude',
    author: [{ family: 'Doe', given: `J. ${name}` }],
    page: '3-5',
    [`${name}-0`]: 'zero',
    note: `${name}-1: one`,
  }) as unknown as Item;

function render(name: string): Style {
  const style = inventedStyle(name);
  const items = [inventedItem(name), inventedItem(`${name}'`)];
  expect(style.bibliography(items)[0]?.text).toBe('Étude: zero one pages 3–5');
  style.citation([{ item: inventedItem(name), locator: '7', label: name }]);
  return style;
}

/** Heap in use once everything unreachable is collected. */
async function usedHeap(): Promise<number> {
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

describe('the engine has no state of its own', () => {
  test('no module has a variable or an empty collection at its top level', () => {
    const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    expect(modules.length).toBeGreaterThan(80);
    const mutable =
      /^(?:export )?(?:let|var) |^(?:export )?const \w+\b(?!: readonly ).* = (?:new \w+(?:<.*>)?\(\)|\[\]|\{\});/m;
    const found = modules.filter((file) =>
      mutable.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  test('styles can be garbage-collected and leave nothing in memory', async () => {
    for (let at = 0; at < 200; at += 1) render(`warm-${at}`);
    const before = await usedHeap();
    const styles: WeakRef<Style>[] = [];
    for (let at = 0; at < 1000; at += 1) styles.push(new WeakRef(render(`style-${at}`)));
    const after = await usedHeap();
    expect(styles.filter((style) => style.deref())).toHaveLength(0);
    expect(after - before).toBeLessThan(1024 * 1024);
  });

  test('a style prints the same whatever styles and items were used before', () => {
    const style = inventedStyle('own');
    const items = [inventedItem('own'), inventedItem('other')];
    const before = style.bibliography(items);
    inventedStyle('other').bibliography(items);
    expect(style.bibliography(items)).toEqual(before);
    expect(inventedStyle('own').bibliography(items)).toEqual(before);
    expect(before.map(({ text }) => text)).toEqual(['Étude: zero one pages 3–5', 'Étude: pages 3–5']);
  });
});
