import type { Suite } from '../../suite.ts';
import { measureHallmark } from './hallmark.ts';
import { measureRecorded } from './recorded.ts';

/** Whether listed works are told from others: a benchmark of good and bad references, and answers that registers gave. */
export const verify: Suite = async () => [...measureHallmark(), ...measureRecorded()];
