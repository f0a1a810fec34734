import {
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

let folder = '';
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'citewright-write-'));
  writeFileSync(at('input.bib'), 'input');
  writeFileSync(at('old.ris'), 'old');
  symlinkSync('input.bib', at('link-to-input.bib'));
  linkSync(at('input.bib'), at('same-as-input.bib'));
  symlinkSync('old.ris', at('link-to-old.ris'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const write = (name: string, force = false) => writeWhole(at(name), 'new', { from: at('input.bib'), force });

test('a file that does not exist is written, and nothing beside it', async () => {
  const before = readdirSync(folder);
  await write('new.ris');
  expect(readFileSync(at('new.ris'), 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual([...before, 'new.ris'].sort());
});

test.each(['old.ris', 'link-to-old.ris'])('%s, which exists, is replaced with --force only', async (name) => {
  await expect(write(name)).rejects.toThrow('exists. Use --force to replace it.');
  expect(readFileSync(at('old.ris'), 'utf8')).toBe('old');
  await write(name, true);
  expect(readFileSync(at('old.ris'), 'utf8')).toBe('new');
  expect(readlinkSync(at('link-to-old.ris'))).toBe('old.ris');
});

test.each(['input.bib', 'link-to-input.bib', 'same-as-input.bib'])(
  '%s is the file that is read, which --force does not replace either',
  async (name) => {
    await expect(write(name, true)).rejects.toThrow('is the file that is read');
    expect(readFileSync(at('input.bib'), 'utf8')).toBe('input');
  },
);

test('a folder that is missing is named, and nothing is left', async () => {
  await expect(write('missing/new.ris')).rejects.toThrow('There is no folder for');
  expect(readdirSync(folder)).not.toContain('missing');
});
