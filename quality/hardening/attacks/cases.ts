import type { Attack } from './attack.ts';
import { bracketBackup } from './intake/bracket-backup.ts';

/** The attacks by the groups in which they are run: each is a suite `attack-GROUP` of hardening. */
export const attacks = {
  intake: [bracketBackup],
} satisfies Record<string, readonly Attack[]>;

export type AttackGroup = keyof typeof attacks;

/** The attacks of a group. */
export const attacksOf = (group: AttackGroup): readonly Attack[] => attacks[group];
