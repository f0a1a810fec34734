// Asks the registry which of our packages have known vulnerabilities: `npm run audit`. Fails on those of high and critical
// severity, in what ships and in what only builds and tests it. A registry that does not answer is reported, and passes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const failing = new Set(['high', 'critical']);

const { stdout, error } = spawnSync('npm', ['audit', '--json'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
  shell: process.platform === 'win32',
  maxBuffer: 64 * 1024 * 1024,
});

/** What npm printed, or an empty object. */
function reportOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const report = reportOf(stdout);
const counts = report.metadata?.vulnerabilities;
if (!counts) {
  const reason = report.message ?? error?.message ?? 'npm printed no report';
  console.log(`audit: NOT CHECKED, the registry does not answer (${reason})`);
} else {
  const grave = Object.values(report.vulnerabilities).filter(({ severity }) => failing.has(severity));
  for (const { name, severity, range } of grave) console.error(`audit: ${severity}: ${name} ${range}`);
  console.log(
    `audit: ${counts.total} known vulnerabilities in ${report.metadata.dependencies.total} packages, ${grave.length} of them high or critical`,
  );
  process.exitCode = grave.length > 0 ? 1 : 0;
}
