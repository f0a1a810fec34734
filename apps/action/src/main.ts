import { spawnSync } from 'node:child_process';
import { appendFileSync, lstatSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { annotation, problemsIn, type Report, summary } from './annotations.ts';
import { changedFiles } from './changed-files.ts';

// Checks the files of a change with the command line; inputs come as environment variables (action.yml). Exit codes are those of
// `citewright check`: 1 for something to look at, 3 for what could not be checked.

const {
  CITEWRIGHT_FILES: files = '',
  CITEWRIGHT_VERSION: version = 'latest',
  CITEWRIGHT_LOOK_UP: lookUp = 'true',
  CITEWRIGHT_FAIL: fail = 'findings',
  CITEWRIGHT_MAIL: mail = '',
  CITEWRIGHT_BASE: base = '',
  GITHUB_OUTPUT: output,
  GITHUB_STEP_SUMMARY: summaryFile,
  RUNNER_TEMP: folder = tmpdir(),
} = process.env;

const named = files.split('\n').map((file) => file.trim());
const wanted = named.some((file) => file !== '') ? named.filter((file) => file !== '') : changedFiles(base);
// Symbolic links may lead out of the repository and are skipped. The prefix keeps names from being read as options.
const there = wanted
  .filter((file) => lstatSync(file, { throwIfNoEntry: false })?.isFile())
  .map((file) => `.${path.sep}${path.relative('.', file)}`);

if (there.length === 0) {
  console.log('No files with references were changed.');
} else {
  const program = ['--yes', `citewright@${version}`, 'check', '--sarif'];
  const options = [...(lookUp === 'false' ? ['--no-look-up'] : []), ...(mail === '' ? [] : ['--mail', mail])];
  const { stdout, status, error } = spawnSync('npx', [...program, ...options, ...there], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error || !stdout.startsWith('{')) {
    console.log('::error::citewright could not be run; what it said stands above.');
    process.exitCode = 3;
  } else {
    const sarif = path.join(mkdtempSync(path.join(folder, 'citewright-')), 'citewright.sarif');
    writeFileSync(sarif, stdout);
    const problems = problemsIn(JSON.parse(readFileSync(sarif, 'utf8')) as Report);
    for (const problem of problems) console.log(annotation(problem));
    if (output) appendFileSync(output, `sarif=${sarif}\n`);
    if (summaryFile) appendFileSync(summaryFile, summary(problems));
    process.exitCode = fail === 'never' ? 0 : (status ?? 3);
  }
}
