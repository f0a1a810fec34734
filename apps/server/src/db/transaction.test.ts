import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from './databases.fixture.ts';
import { inTransaction } from './transaction.ts';

const createdAt = '2026-05-01T12:00:00.000Z';
const conflict = (code: string) => Object.assign(new Error('restart transaction'), { code });

describeOnEveryDatabase('a transaction', (open) => {
  test.each(['40001', '40P01'])('with a conflict (%s) is retried, and committed once', async (code) => {
    const database = await open();
    let attempts = 0;
    const result = await inTransaction(database, async (transaction) => {
      await transaction.insertInto('sessions').values({ key: 'hmac', created_at: createdAt }).execute();
      attempts += 1;
      if (attempts < 3) throw conflict(code);
      return 'done';
    });
    expect([result, attempts]).toEqual(['done', 3]);
    expect(await database.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  test('with endless conflicts fails, and writes nothing', async () => {
    const database = await open();
    const work = inTransaction(database, async (transaction) => {
      await transaction.insertInto('sessions').values({ key: 'hmac', created_at: createdAt }).execute();
      throw conflict('40001');
    });
    await expect(work).rejects.toThrow('restart transaction');
    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('is retried when a serializable read was outdated', async () => {
    const database = await open();
    await database.insertInto('model_days').values({ day: 1, spent: 0 }).execute();
    const spendOne = () =>
      inTransaction(database, async (transaction) => {
        if (open.flavour === 'postgres')
          await sql`set transaction isolation level serializable`.execute(transaction);
        const { spent } = await transaction.selectFrom('model_days').selectAll().executeTakeFirstOrThrow();
        await transaction
          .updateTable('model_days')
          .set({ spent: spent + 1 })
          .execute();
      });
    await Promise.all([spendOne(), spendOne(), spendOne(), spendOne()]);
    expect(await database.selectFrom('model_days').select('spent').execute()).toEqual([{ spent: 4 }]);
  });

  test('with any other error is not retried', async () => {
    const database = await open();
    let attempts = 0;
    const work = inTransaction(database, async () => {
      attempts += 1;
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(attempts).toBe(1);
  });
});
