import { type CompiledQuery, type DatabaseConnection, InsertQueryNode, type QueryResult } from 'kysely';

/** A statement from which nobody expects rows, a count or a number. */
const givesNothing = ({ sql, query }: CompiledQuery) =>
  sql === 'begin' || (InsertQueryNode.is(query) && query.returning === undefined);

const ends: ReadonlySet<string> = new Set(['commit', 'rollback']);

/** What came of all of them, when all are there. @throws the first failure: it is the reason of those behind it. */
async function outcomeOf<Row>(
  earlier: readonly Promise<unknown>[],
  last: Promise<QueryResult<Row>>,
): Promise<QueryResult<Row>> {
  const failure = (await Promise.allSettled([...earlier, last])).find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
  return await last;
}

/**
 * Lets a connection that sends statements without waiting for the answers to those before
 * (https://node-postgres.com/features/pipelining) do so within transactions: nobody waits for their `begin`, or for an insertion that
 * returns nothing. The statement after it, at the latest `commit`, leaves together with it and fails where it failed. An answer
 * that is waited for costs a way to the database and back, and a turn of the event loop, which is long when there is much to do.
 *
 * Should `begin` alone fail and its connection live, what left together with it was done by itself: our transactions begin
 * with a statement that takes a lock, which then did no more than that.
 */
export function sendAhead(connection: DatabaseConnection): void {
  const send = connection.executeQuery.bind(connection);
  let isOpen = false;
  let unheard: Promise<unknown>[] = [];

  async function executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = send<Row>(query);
    if (query.sql === 'begin') isOpen = true;
    if (isOpen && givesNothing(query)) {
      // Whoever sends the next statement hears of it.
      answer.catch(() => undefined);
      unheard.push(answer);
      return { rows: [] };
    }
    // What is rolled back may have failed.
    const earlier = query.sql === 'rollback' ? [] : unheard;
    unheard = [];
    if (ends.has(query.sql)) isOpen = false;
    return await outcomeOf(earlier, answer);
  }

  connection.executeQuery = executeQuery;
}
