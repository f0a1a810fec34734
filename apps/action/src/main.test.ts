import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

// The action in a repository of git, with a program in the place of npx that writes down what it is given.

const folder = mkdtempSync(path.join(tmpdir(), 'citewright-action-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const project = path.join(folder, 'project');
const told = path.join(folder, 'told');

const report = {
  runs: [
    {
      tool: { driver: { rules: [] } },
      results: [
        {
          ruleId: 'differs',
          message: { text: 'The year differs.' },
          locations: [
            { physicalLocation: { artifactLocation: { uri: 'refs.bib' }, region: { startLine: 2 } } },
          ],
        },
      ],
    },
  ],
};

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], { cwd: project });

beforeAll(() => {
  mkdirSync(path.join(folder, 'bin'));
  mkdirSync(project);
  const npx = path.join(folder, 'bin/npx');
  writeFileSync(
    npx,
    `#!/bin/sh\nprintf '%s\\n' "$@" > '${told}'\ncat '${path.join(folder, 'report.json')}'\nexit 1\n`,
  );
  chmodSync(npx, 0o755);
  writeFileSync(path.join(folder, 'report.json'), JSON.stringify(report));
  git('init', '--quiet');
  for (const name of ['old.bib', 'README.md', 'gone.bib']) writeFileSync(path.join(project, name), name);
  git('add', '.');
  git('commit', '--quiet', '-m', 'one');
  for (const name of ['refs.bib', '--mail=x.md', 'README.md', 'picture.png'])
    writeFileSync(path.join(project, name), 'new');
  symlinkSync('/etc/hostname', path.join(project, 'link.bib'));
  rmSync(path.join(project, 'gone.bib'));
  git('add', '.');
  git('commit', '--quiet', '-m', 'two');
});

function run(environment: Record<string, string>) {
  rmSync(told, { force: true });
  const output = path.join(folder, 'output');
  writeFileSync(output, '');
  const { stdout, status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    cwd: project,
    encoding: 'utf8',
    env: {
      PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
      RUNNER_TEMP: folder,
      GITHUB_OUTPUT: output,
      ...environment,
    },
  });
  return { stdout, status, output: readFileSync(output, 'utf8') };
}
const given = () => readFileSync(told, 'utf8').trim().split('\n');

it('checks the files that a commit has changed and no links, and shows what is found at its line', () => {
  const { stdout, status, output } = run({});
  expect(given()).toEqual(['--yes', 'citewright@latest', 'check', '--sarif', './--mail=x.md', './refs.bib']);
  expect(stdout).toBe('::warning file=refs.bib,line=2,title=differs::The year differs.\n');
  expect(status).toBe(1);
  expect(output).toMatch(/^sarif=.*citewright\.sarif\n$/);
});

it('checks the files that are named, without registers, and does not fail', () => {
  const environment = {
    CITEWRIGHT_FILES: 'old.bib\nnot-there.bib\n',
    CITEWRIGHT_LOOK_UP: 'false',
    CITEWRIGHT_FAIL: 'never',
    CITEWRIGHT_VERSION: '1.2.3',
  };
  expect(run(environment).status).toBe(0);
  expect(given()).toEqual(['--yes', 'citewright@1.2.3', 'check', '--sarif', '--no-look-up', './old.bib']);
});

it('does nothing where nothing with references was changed', () => {
  const { stdout, status } = run({ CITEWRIGHT_FILES: 'not-there.bib' });
  expect({ stdout, status }).toEqual({ stdout: 'No files with references were changed.\n', status: 0 });
});

it('a base that is no commit is not given to git', () => {
  expect(run({ CITEWRIGHT_BASE: '--output=x' }).status).toBe(1);
  expect(given().slice(4)).toEqual(['./--mail=x.md', './refs.bib']);
});

it('fails where the program cannot be run', () => {
  writeFileSync(path.join(folder, 'report.json'), 'no report');
  const { stdout, status } = run({});
  expect(stdout).toContain('::error::citewright could not be run');
  expect(status).toBe(3);
});
