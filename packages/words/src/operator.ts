import { counted } from './counted.ts';

// What operators read: why the server does not start, and what a repair did.

/** Where the data of a server are, and where it listens. */
interface ServerPlace {
  /** The SQLite file, or PostgreSQL without its password. */
  database: string;
  secretFile: string;
  /** The folder of copies. */
  copies: string;
  host: string;
  port: number;
}

/** What happened and what to do, by the row of docs/operations.md. */
const startSentences = {
  busy: ({ database }) => [
    `The database ${database} is locked by another process.`,
    'Stop that process (a second server, a backup that does not end), then start again.',
  ],
  damaged: ({ database }) => [
    `The database ${database} is damaged.`,
    'Stop every server that uses it and run `npm run repair`: it saves what can be read, and keeps the damaged file.',
  ],
  failed: ({ database }) => [
    `The database ${database} cannot be opened or read.`,
    'Check that the disk works and that the file and its folder belong to the user of the server.',
  ],
  full: ({ database }) => [
    `The disk of ${database} is full.`,
    'Free some space on it, then start again. Nothing that was saved is lost.',
  ],
  port: ({ host, port }) => [
    `The server cannot listen on ${host}, port ${port}.`,
    'Stop the process that uses the port, or set PORT and HOST to others.',
  ],
  'read-only': ({ database }) => [
    `The server may not write to ${database}.`,
    'Let its user write to that folder and the files in it, or set DATA_DIR to another folder.',
  ],
  'secret lost': ({ secretFile, copies }) => [
    `${secretFile} is missing, and the database has projects that nobody can open without it.`,
    `Put the file back from a backup (a copy may be in ${copies}). If there is none, \`npm run repair -- --new-secret\` makes a new one; then all earlier projects stay closed.`,
  ],
  unreachable: ({ database }) => [
    `The database ${database} does not answer, or refuses the user.`,
    'Start the database, or correct DATABASE_URL.',
  ],
} as const satisfies Record<string, (place: ServerPlace) => readonly [what: string, todo: string]>;

/** Why the server does not start. */
export type StartFailure = keyof typeof startSentences;

/** The rows that docs/operations.md has. */
export const startFailures = Object.keys(startSentences);

/** What the operator reads when the server does not start: what happened, what to do, and where more is said. */
export const startMessage = (failure: StartFailure, place: ServerPlace): string =>
  [...startSentences[failure](place), `(docs/operations.md, "The server does not start": ${failure})`].join(
    '\n',
  );

const rows = (count: number) => counted(count, 'row');

/** What an operator reads about a list that is shared by a link. */
export const sharedListSentences = {
  usage: 'Give one link or token: npm run shared-link -- <link> [--remove]',
  nothing: 'This link leads to no list: it has ended, was revoked or never was.',
  list: (name: string, style: string, count: number) =>
    `"${name}", ${counted(count, 'reference')} (${style})`,
  made: (moment: string) => `link made ${moment}`,
  frozen: 'shows the list as it was then',
  ends: (moment: string) => `ends ${moment}`,
  work: (title: string, address: string | undefined) => `- ${[title, address].filter(Boolean).join(' ')}`,
  toRemove: 'With --remove the link is revoked.',
  removed: 'The link is revoked.',
} as const;

/** What a repair says. `table` is the name of a table, `count` a number of rows, `time` when a copy was made. */
export const repairSentences = {
  secretIsSet: 'SESSION_SECRET is set, so no file is needed.',
  secretMade: (file: string) =>
    `${file} is there. If it was missing, it is new, and earlier projects stay closed.`,
  isPostgres: 'DATABASE_URL is set: PostgreSQL is repaired by its own tools and from its own backups.',
  missing: (file: string) => `There is no database ${file}.`,
  inUse: (file: string) => `A server is using ${file}. Stop it first.`,
  noRoom: (megabytes: number) =>
    `The disk needs ${megabytes} MB of room for a repair. Free some space first.`,
  whole: (file: string) => `${file} is whole. Nothing was changed.`,
  lost: (file: string, copies: string) =>
    `Nothing of ${file} can be read, and there is no copy in ${copies}. Put a backup of your own in its place, or move it away to begin with an empty database.`,
  aside: (file: string) => `The damaged database is kept as ${file}.`,
  copied: (time: string) =>
    `Nothing of it could be read. The copy of ${time} has taken its place: what was saved later is lost.`,
  saved: 'Saved:',
  damaged: 'Damaged:',
  allSaved: 'Nothing was lost.',
  savedRows: (table: string, count: number) => `  ${table}: ${rows(count)}`,
  filledRows: (count: number, time: string) => `, and ${rows(count)} as in the copy of ${time}`,
  bareRows: (count: number) => `, and ${rows(count)} of which only the owner is known`,
  gap: (table: string, from: number, to: number | undefined) =>
    `  ${table}: ids from ${from} ${to === undefined ? 'on' : `to ${to}`} stand in damaged pages; what is not saved above is lost`,
  unusableRows: (table: string, count: number) => `  ${table}: ${rows(count)} cannot be used`,
  orphans: (table: string, count: number) =>
    `  ${table}: ${rows(count)} left out, because what they belong to is lost`,
} as const;
