// A thread that copies a database in use by SQLite's backup interface (https://sqlite.org/backup.html), so that requests do not
// wait, and checks the copy. It has its own connection: the copy is made in one step, which no writer can interrupt.
import { closeSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const { source, target } = workerData as { source: string; target: string };
closeSync(openSync(target, 'wx', 0o600));
const database = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
await backup(database, target, { rate: 0x7fff_ffff });
database.close();
const copy = new DatabaseSync(target);
// One file: a copy needs no log beside it.
copy.exec('pragma journal_mode = delete');
const [found] = copy.prepare('pragma integrity_check(1)').all();
copy.close();
parentPort?.postMessage(found?.integrity_check === 'ok');
