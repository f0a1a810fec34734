import type { NearStyle } from '@citewright/contract';
import type { NearStyle as FoundStyle } from '@citewright/paper';
import { followersOf, styleFacts } from '@citewright/styles';
import type { Asking } from '../edge/fair-work.ts';
import type { Readers } from '../work/readers.ts';
import { styleSummary } from './style-summary.ts';

/** Styles of a group that are named. */
const named = 10;

function presentNear({ ids, likeness, references, citations }: FoundStyle): NearStyle[] {
  const styles = ids.slice(0, named).flatMap((id) => {
    const facts = styleFacts(id);
    return facts ? [styleSummary(facts)] : [];
  });
  if (styles.length === 0) return [];
  const followers = ids.reduce((sum, id) => sum + followersOf(id).length, 0);
  const others = Math.max(0, ids.length - styles.length);
  return [{ styles, others, followers, likeness, references, citations }];
}

/** The styles that print the examples of a guide most nearly, nearest first: found in a thread, as the paste may be hostile. */
export async function findStyle(readers: Readers, text: string, asking: Asking): Promise<NearStyle[]> {
  const found = await readers.read<FoundStyle>(
    { kind: 'examples', task: { text }, size: text.length },
    asking,
  );
  return found.flatMap(presentNear);
}
