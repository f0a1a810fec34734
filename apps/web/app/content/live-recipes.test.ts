import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRecords } from '@citewright/interchange';
import { expect, test } from 'vitest';
import { liveRecipes, withLink } from './live-recipes.ts';

const hasPandoc =
  spawnSync('pandoc', ['--version']).status === 0 && spawnSync('curl', ['--version']).status === 0;

const rivers = {
  id: 1,
  type: 'book',
  title: 'Rivers',
  author: [{ family: 'Okafor', given: 'Ada' }],
  issued: { 'date-parts': [[2019]] },
};

test.skipIf(!hasPandoc)('the recipe for pandoc builds a document that cites', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  const served = join(folder, 'served.bib');
  writeFileSync(served, [...writeRecords('bibtex', [rivers])].join(''));
  writeFileSync(join(folder, 'paper.md'), 'Water flows [@okafor2019rivers, p. 7].\n');
  const { code = '' } = liveRecipes.find(({ program }) => program === 'Pandoc') ?? {};
  execFileSync('sh', ['-ec', withLink(code, `file://${served}`)], { cwd: folder });
  const text = execFileSync('pandoc', ['paper.docx', '-t', 'plain'], { cwd: folder, encoding: 'utf8' });
  expect(text).toContain('Water flows (Okafor 2019, 7).');
  expect(readFileSync(join(folder, 'references.bib'), 'utf8')).toContain('@book{okafor2019rivers,');
});
