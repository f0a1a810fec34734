import { setTimeout as delay } from 'node:timers/promises';
import { quantile, shown } from '../../../figures.ts';
import { isLate } from '../../../server/pace.ts';
import { type Attack, attacker, type Scene } from '../attack.ts';
import { type FullProject, fullProject } from '../sessions.ts';
import { counted, headOf, openSocket } from '../wire.ts';

const citations = 1_000;
const together = 40;
const unread = 150;

const requestOf = ({ session }: FullProject, path: string) =>
  headOf('GET', path, {
    'x-session-id': session,
    'x-forwarded-for': attacker(),
    'accept-encoding': 'identity',
  });

const exportOf = ({ project }: FullProject, format: string) =>
  `/api/projects/${project}/export?format=${format}`;

/** Forty requests on one connection without waiting for an answer, read as fast as they come. */
const pipelined = (format: string): Attack => ({
  name: `${together} pipelined exports (${format})`,
  async attack(scene) {
    const project = await fullProject(scene.address, citations);
    await scene.begin();
    const socket = openSocket(scene.address);
    let bytes = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
    socket.write(requestOf(project, exportOf(project, format)).repeat(together));
    const began = performance.now();
    await Promise.race([
      new Promise((closed) => socket.once('close', closed)),
      delay(scene.quick ? 10_000 : 30_000),
    ]);
    const figure = `${Math.round(bytes / 1_000_000)} MB of answers in ${Math.round(performance.now() - began)} ms`;
    socket.destroy();
    return { figure, faults: [] };
  },
});

interface Refusal {
  status: number | undefined;
  took: number;
  retryAfter: string | null | undefined;
}

async function ask({ address }: Scene, { session }: FullProject, path: string): Promise<Refusal> {
  const began = performance.now();
  const answer = await fetch(address + path, {
    headers: { 'x-session-id': session, 'x-forwarded-for': attacker() },
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return {
    status: answer?.status,
    took: performance.now() - began,
    retryAfter: answer?.headers.get('retry-after'),
  };
}

/** Milliseconds in which a refusal must be there. */
const refusalBar = 100;

/** Forty exports at once, again and again; who is refused must hear it at once and hear when to come again. */
const parallel = (format: string): Attack => ({
  name: `${together} exports side by side (${format})`,
  async attack(scene) {
    const project = await fullProject(scene.address, citations);
    await scene.begin();
    const outcomes: Refusal[] = [];
    const end = performance.now() + (scene.quick ? 5_000 : 20_000);
    await Promise.all(
      Array.from({ length: together }, async () => {
        while (performance.now() < end) {
          const outcome = await ask(scene, project, exportOf(project, format));
          outcomes.push(outcome);
          if (outcome.status !== 200) await delay(500);
        }
      }),
    );
    const refused = outcomes.filter(({ status }) => status === 429 || status === 503);
    const silent = refused.filter(({ retryAfter }) => !retryAfter).length;
    const late = quantile(
      refused.map(({ took }) => took),
      0.99,
    );
    return {
      figure: `${counted(outcomes.map(({ status }) => status))}; refusals p99 ${shown(late)} ms`,
      faults: [
        ...(silent > 0 ? [`${silent} refusals without Retry-After`] : []),
        ...(isLate(late, refusalBar) ? [`refusals p99 ${shown(late)} ms`] : []),
      ],
    };
  },
});

/** Answers of this kind are asked for and not read: one byte a second, or none. */
const held = (name: string, pathOf: (project: FullProject) => string, drip: boolean): Attack => ({
  name: `${unread} ${name}, ${drip ? 'read byte by byte' : 'not read'}`,
  async attack(scene) {
    const project = await fullProject(scene.address, citations);
    await scene.begin();
    for (let count = 0; count < unread; count++) {
      const socket = openSocket(scene.address).pause();
      socket.write(requestOf(project, pathOf(project)));
      // A paused socket reads nothing ahead; with `read` it takes what it is asked to.
      if (drip) setInterval(() => socket.read(1), 1_000);
      await delay(20);
    }
    // They are left open: memory has to come back all the same.
    await delay(scene.quick ? 5_000 : 20_000);
    return { figure: `${unread} answers held`, faults: [] };
  },
});

const list = ({ project }: FullProject) => `/api/projects/${project}/citations`;

export const floods: Attack[] = [
  pipelined('html'),
  pipelined('bibtex'),
  parallel('docx'),
  parallel('bibtex'),
  held('exports', (project) => exportOf(project, 'csl-json'), false),
  held('exports', (project) => exportOf(project, 'csl-json'), true),
  held('lists of citations', list, false),
  held('backups', () => '/api/backup', false),
];
