import { setTimeout as delay } from 'node:timers/promises';
import { bodyOf, clientOf, projectForm } from '../../../server/client.ts';
import { newSession } from '../../faults/written.ts';
import { type Attack, attacker } from '../attack.ts';
import { counted, headOf, openSocket } from '../wire.ts';

const uploads = 8;

/** Eight uploads a minute that never end, while another person restores a backup. */
export const slowUploads: Attack = {
  name: 'slow uploads',
  async attack({ address, begin, quick }) {
    const network = '198.51.100.77';
    const own = clientOf(address, newSession(), network);
    bodyOf(await own('POST', '/api/projects', projectForm('Kept')));
    const backup = bodyOf<object>(await own('GET', '/api/backup'));
    await begin();
    const end = performance.now() + (quick ? 10_000 : 60_000);
    const statuses: (number | undefined)[] = [];
    const upload = async (turn: number) => {
      await delay(turn * 1_000);
      while (performance.now() < end) {
        const socket = openSocket(address).resume();
        let open = true;
        socket.once('close', () => {
          open = false;
        });
        socket.write(
          headOf('POST', '/api/backup', {
            'content-type': 'application/json',
            'content-length': 10_000_000,
            'x-session-id': newSession(),
            'x-forwarded-for': attacker(),
          }),
        );
        while (open && performance.now() < end) {
          socket.write(' ');
          await delay(200);
        }
        socket.destroy();
      }
    };
    const restore = async () => {
      while (performance.now() < end) {
        await delay(2_500);
        const other = clientOf(address, newSession(), `198.51.100.${100 + statuses.length}`);
        statuses.push((await other('POST', '/api/backup', backup))?.status);
      }
    };
    await Promise.all([restore(), ...Array.from({ length: uploads }, (_, turn) => upload(turn / uploads))]);
    const refused = statuses.filter((status) => status !== 200).length;
    return {
      figure: `restores of another person: ${counted(statuses)}`,
      faults: refused > 0 ? [`${refused} restores of another person were refused`] : [],
    };
  },
};
