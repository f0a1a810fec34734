import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, type QueryResult } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from './databases.fixture.ts';
import type { Tables } from './schema.ts';
import { sendAhead } from './send-ahead.ts';
import { inTransaction } from './transaction.ts';

const session = { key: 'hmac', created_at: '2026-05-01T12:00:00.000Z' };

/** A database that answers when it is told to; `unanswered` are the statements that it has been sent until then. */
function silentDatabase() {
  const unanswered: { sql: string; answer: () => void }[] = [];
  const connection = {
    executeQuery: <Row>({ sql }: { sql: string }) =>
      new Promise<QueryResult<Row>>((resolve) => {
        unanswered.push({ sql, answer: () => resolve({ rows: [] }) });
      }),
    async *streamQuery() {},
  };
  sendAhead(connection);
  const send = (sql: string) => connection.executeQuery<never>({ sql, query: {} } as { sql: string });
  class Driver extends DummyDriver {
    override acquireConnection = async () => connection;
    override beginTransaction = async () => void (await send('begin'));
    override commitTransaction = async () => void (await send('commit'));
  }
  const database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: () => {
        throw new Error('nobody asks');
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  /** Answers all that has been sent; gives the first words of each statement. */
  async function answerAll(): Promise<string[]> {
    await new Promise(setImmediate);
    return unanswered.splice(0).map(({ sql, answer }) => {
      answer();
      return sql.split(' ', 1).join();
    });
  }
  return { database, answerAll };
}

test('what gives nothing back leaves with the statement after it, within a transaction', async () => {
  const { database, answerAll } = silentDatabase();
  const done = inTransaction(database, async (transaction) => {
    await transaction.insertInto('sessions').values(session).execute();
    await transaction.selectFrom('sessions').selectAll().execute();
    await transaction.insertInto('sessions').values(session).returning('key').execute();
    await transaction.insertInto('sessions').values(session).execute();
  });
  expect(await answerAll()).toEqual(['begin', 'insert', 'select']);
  expect(await answerAll()).toEqual(['insert']);
  expect(await answerAll()).toEqual(['insert', 'commit']);
  await done;
});

test('outside a transaction every answer is waited for', async () => {
  const { database, answerAll } = silentDatabase();
  let isDone = false;
  const insertion = database.insertInto('sessions').values(session).execute();
  const done = insertion.then(() => {
    isDone = true;
  });
  await new Promise(setImmediate);
  expect(isDone).toBe(false);
  expect(await answerAll()).toEqual(['insert']);
  await done;
});

describeOnEveryDatabase('an insertion that gives nothing back', (open) => {
  test.each([
    ['when another statement follows', true],
    ['when only the commit follows', false],
  ])('and fails is why its transaction fails, %s', async (_, follows) => {
    const database = await open();
    const work = inTransaction(database, async (transaction) => {
      await transaction.insertInto('sessions').values(session).execute();
      await transaction.insertInto('sessions').values(session).execute();
      if (follows) await transaction.selectFrom('sessions').selectAll().execute();
    });
    await expect(work).rejects.toThrow(/unique/i);
    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});
