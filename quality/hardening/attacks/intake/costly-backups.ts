import { backupLimits } from '@citewright/contract';
import { newSession } from '../../faults/written.ts';
import { type Attack, attacker } from '../attack.ts';
import { counted } from '../wire.ts';

/** Bytes of each body: the most that may be sent, but for one mebibyte. */
const bytes = backupLimits.bytes - 1_048_576;

const moment = '2026-01-01T00:00:00.000Z';
const frame = (projects: string) =>
  `{"app":"citewright","version":1,"createdAt":"${moment}","projects":[${projects}]}`;
const project = (fields: string) =>
  `{"project":{"name":"N","moduleName":"M","moduleCode":"C","referenceStyle":"apa","createdAt":"${moment}",${fields}},"checksum":"c","seal":"s"}`;
const repeated = (unit: string) => unit.repeat(Math.floor(bytes / unit.length));

/** Bodies of 31 MiB that cost most to parse, to walk through or to keep. */
const bodies: Readonly<Record<string, () => string>> = {
  'of brackets': () => `[${repeated('[],')}[]]`,
  'of one project': () => frame(project(`"citations":[${repeated('[],')}[]]`)),
  'of one citation': () =>
    frame(project(`"citations":[{"item":{"id":"a","author":[${repeated('{"family":"a"},')}{}]}}]`)),
  'of small citations': () =>
    frame(project(`"citations":[${repeated('{"item":{"id":1,"type":"book"}},')}{}]`)),
  'of keys': () => `{${Array.from({ length: bytes / 14 }, (_, index) => `"k${index}":0`).join(',')}}`,
  'of one name': () => frame(project(`"description":"${repeated('a')}"`)),
  'of small projects': () => frame(`${repeated(`${project('"citations":[]')},`)}{}`),
  'in depth': () => `${repeated('[').slice(0, bytes / 2)}${repeated(']').slice(0, bytes / 2)}`,
};

/** Backups that are made to be expensive, four at a time, by sessions that have nothing. */
export const costlyBackups: Attack[] = Object.entries(bodies).map(([what, make]) => ({
  name: `a backup ${what}`,
  async attack({ address, begin }) {
    const body = make();
    await begin();
    const began = performance.now();
    const send = async () => {
      const answer = await fetch(`${address}/api/backup`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-session-id': newSession(),
          'x-forwarded-for': attacker(),
        },
        body,
      }).catch(() => undefined);
      return answer?.status;
    };
    const statuses = [...(await Promise.all([send(), send(), send(), send()])), await send()];
    const accepted = statuses.filter((status) => status === 200).length;
    return {
      figure: `${counted(statuses)} in ${Math.round(performance.now() - began)} ms`,
      faults: accepted > 0 ? [`${accepted} were taken`] : [],
    };
  },
}));
