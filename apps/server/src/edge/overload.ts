/**
 * A turn of the event loop holds all requests that arrived during the turn before it, so its length is what the last of them
 * waits. Five milliseconds of waiting that never end in a hundred are a queue that only grows: the figures of CoDel,
 * https://www.rfc-editor.org/rfc/rfc8289#section-4.
 */
const target = 5;
const interval = 100;
/** Requests of one turn that are always taken: one page asks for so many at once, and slow machines serve pages too. */
const alwaysTaken = 4;
/** One long answer makes a queue that the turns after it work off; this many crowded turns are no single answer's. */
const turnsInRow = 5;

/** Says of each request, as it arrives, whether there is time for it. */
export type Admits = () => boolean;

/** When the present turn is over, `then` is called. */
type AtEndOfTurn = (then: () => void) => void;

/**
 * Admits everything until turns of the event loop have been crowded for a while; then it admits what a turn has time for, so that
 * who is taken is answered as quickly as ever, and who is not hears it at once. `now` is in milliseconds, and monotonic.
 */
export function createOverload(now: () => number, atEndOfTurn: AtEndOfTurn = setImmediate): Admits {
  let began: number | undefined;
  let taken = 0;
  let crowdedSince = 0;
  let crowdedTurns = 0;

  function endTurn(): void {
    const length = now() - (began ?? 0);
    const isCrowded = length > target && taken >= alwaysTaken;
    if (isCrowded && crowdedTurns === 0) crowdedSince = began ?? 0;
    crowdedTurns = isCrowded ? crowdedTurns + 1 : 0;
    began = undefined;
    taken = 0;
  }

  return () => {
    const moment = now();
    if (began === undefined) {
      began = moment;
      atEndOfTurn(endTurn);
    }
    const isOverloaded = crowdedTurns >= turnsInRow && moment - crowdedSince >= interval;
    if (isOverloaded && taken >= alwaysTaken && moment - began > target) return false;
    taken += 1;
    return true;
  };
}

/** Whoever watches the server must hear from it most of all when it is busy. */
export const alwaysAnswered: ReadonlySet<string> = new Set(['/api/health', '/api/ready', '/api/metrics']);
