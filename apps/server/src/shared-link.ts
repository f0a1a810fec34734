// `npm run shared-link -- <link> [--remove]`: what docs/operations.md tells an operator to do about a list that somebody reports.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sharedListSentences } from '@citewright/words';
import { type Config, readConfig } from './config.ts';
import { connectDatabase } from './db/open.ts';
import { sqliteFileOf } from './db/sqlite-file.ts';
import { describeShared } from './projects/live/describe-shared.ts';
import { linkKeyOf } from './projects/live/link-key.ts';
import { tokenOfLink } from './projects/live/shared-address.ts';
import { openSharedList } from './projects/live/shared-list.ts';
import { deleteLiveLink } from './projects/live/store.ts';
import { storedSecret } from './session-secret.ts';
import { startMessageOf } from './start-failure.ts';

/** What the command says. @throws Error of the database */
async function runOn(config: Config, token: string, remove: boolean): Promise<string[] | undefined> {
  const linkKey = linkKeyOf(token, config.sessionSecret ?? storedSecret(config.dataDirectory, true));
  // As the server uses it: this command neither makes a database nor changes its tables.
  const database = connectDatabase(config);
  try {
    const list = await openSharedList(database, linkKey, Date.now());
    if (!list) return undefined;
    const lines = await describeShared(list);
    if (!remove) return [...lines, sharedListSentences.toRemove];
    await deleteLiveLink(database, list.project.id);
    return [...lines, sharedListSentences.removed];
  } finally {
    await database.destroy();
  }
}

async function sharedLink(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig();
    const { values, positionals } = parseArgs({
      options: { remove: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const token = positionals.length === 1 ? tokenOfLink(positionals[0] ?? '') : undefined;
    const file = sqliteFileOf(config);
    const lines =
      token === undefined
        ? undefined
        : !config.databaseUrl && !existsSync(file)
          ? undefined
          : await runOn(config, token, values.remove);
    if (lines) return console.log(lines.join('\n'));
    console.error(token === undefined ? sharedListSentences.usage : sharedListSentences.nothing);
  } catch (error) {
    console.error(startMessageOf(error, config) ?? error);
  }
  process.exitCode = 1;
}

await sharedLink();
