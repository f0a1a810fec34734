// `npm run repair [-- --new-secret]`: what docs/operations.md tells an operator to do when the server does not start.
import { chownSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { repairSentences } from '@citewright/words';
import { type Config, readConfig } from './config.ts';
import { RepairError, repair } from './db/repair/repair.ts';
import { makeSecret, secretFileOf } from './session-secret.ts';
import { startMessageOf } from './start-failure.ts';

function newSecret({ dataDirectory, sessionSecret }: Config): string {
  if (sessionSecret) throw new RepairError(repairSentences.secretIsSet);
  makeSecret(dataDirectory);
  const file = secretFileOf(dataDirectory);
  const { uid, gid } = statSync(dataDirectory);
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
  return repairSentences.secretMade(file);
}

async function runRepair(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig();
    const { values } = parseArgs({ options: { 'new-secret': { type: 'boolean', default: false } } });
    if (config.databaseUrl) throw new RepairError(repairSentences.isPostgres);
    if (values['new-secret']) console.log(newSecret(config));
    else console.log((await repair(config.dataDirectory, Date.now())).join('\n'));
  } catch (error) {
    const said = error instanceof RepairError ? error.message : startMessageOf(error, config);
    console.error(said ?? error);
    process.exit(1);
  }
}

await runRepair();
