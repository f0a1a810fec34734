import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');

/** The rows of every table: clause, where, proof. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| clause |'))
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

/** The files named in a cell: everything in backticks. */
function files(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

describe('the list of clauses of the specification', () => {
  test('has a line for every part of the specification', () => {
    const sections = [...document.matchAll(/^## (\d)\./gm)].map(([, number]) => Number(number));
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rows.length).toBeGreaterThan(100);
  });

  test('names only files that exist', () => {
    const named = rows.flatMap(([, where = '', proof = '']) => [...files(where), ...files(proof)]);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('gives every clause that is done a file and a proof, and every other an issue', () => {
    const unclear = rows.filter(([, where = '', proof = '']) =>
      where.startsWith('**open**') ? !/issue \d/.test(where) : !files(where).length || !files(proof).length,
    );
    expect(unclear.map(([clause]) => clause)).toEqual([]);
  });
});
