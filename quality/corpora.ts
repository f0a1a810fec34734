import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** The folder of recorded data: `CORPORA`, or `../shared/corpora` beside the project. */
export const corpora = path.resolve(root, process.env.CORPORA ?? '../shared/corpora');

export const hasCorpora = (): boolean => existsSync(path.join(corpora, 'inputs'));

/** The lines of an NDJSON file of the corpora. */
export function readLines<Line>(file: string): Line[] {
  const lines = readFileSync(path.join(corpora, file), 'utf8').trim().split('\n');
  return lines.map((line): Line => JSON.parse(line));
}

/** A JSON file of the corpora. */
export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(corpora, file), 'utf8'));
}
