import { backupLimits } from '@citewright/contract';
import { newSession } from '../../faults/written.ts';
import { type Attack, attacker } from '../attack.ts';

/** 31 MiB of `[[],[],...]`: ten million arrays in one body. */
export const bracketBackup: Attack = {
  name: 'a backup of brackets',
  async attack({ address, begin }) {
    const pairs = Math.floor((backupLimits.bytes - 1_048_576) / 3);
    const body = `[${'[],'.repeat(pairs - 1)}[]]`;
    const statuses: (number | string)[] = [];
    await begin();
    for (let turn = 0; turn < 4; turn++) {
      const began = performance.now();
      const answer = await fetch(`${address}/api/backup`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-session-id': newSession(),
          'x-forwarded-for': attacker(),
        },
        body,
      }).catch(() => undefined);
      statuses.push(`${answer?.status ?? 'broken off'} after ${Math.round(performance.now() - began)} ms`);
    }
    return { figure: statuses.join(', '), faults: [] };
  },
};
