import { setTimeout as delay } from 'node:timers/promises';
import { type Attack, attacker, type Scene } from '../attack.ts';
import { counted } from '../wire.ts';
import { type CostlyPrint, costlyPrints } from './costly-prints.ts';
import { bringStyle, type Door, type Printed, paperDoor, printingDoors, projectDoors } from './doors.ts';

/** Milliseconds in which each is answered. */
const answered = 20_000;

/** The codes of answers that say that something is too much; the same is never possible later. */
const tooMuch = new Set([
  'STYLE_TOO_COMPLEX',
  'IMPORT_TOO_LONG',
  'IMPORT_TOO_LARGE',
  'IMPORT_UNREADABLE',
  'PAPER_TOO_LONG',
  'PAYLOAD_TOO_LARGE',
  'INVALID_REQUEST',
]);

/** Beside these, a crowd may hear that it comes too often. */
const tooOften = new Set(['RATE_LIMITED', 'OVERLOADED']);

const told = ({ door, status, code, milliseconds }: Printed) =>
  `${door} ${code ?? status ?? 'broken off'} after ${Math.round(milliseconds)} ms`;

/** What is wrong with an answer to a request that came alone. A list that is printed has all works; a project takes equal ones once. */
function faultsOf(answer: Printed, works: number): string[] {
  const { door, status, code = '', entries, milliseconds } = answer;
  const isWhole = door !== 'bibliographies' || entries === works;
  return [
    ...((status === 200 ? isWhole : tooMuch.has(code)) ? [] : [`${told(answer)}, with ${entries} entries`]),
    ...(milliseconds > answered ? [told(answer)] : []),
  ];
}

const isAnswered = ({ status, code = '' }: Printed) =>
  status === 200 || tooMuch.has(code) || tooOften.has(code);

async function doorsOf(scene: Scene, print: CostlyPrint, network: () => string): Promise<Door[] | Printed> {
  const { session, style, answer } = await bringStyle(scene.address, print, network());
  if (style === undefined) return answer as Printed;
  const printer = { address: scene.address, session, style, network };
  const works = print.works();
  const paper = paperDoor(printer, print, works);
  if (print.cites !== undefined) return [paper];
  return [...printingDoors(printer, JSON.stringify(works)), ...(await projectDoors(printer, works)), paper];
}

/** Styles and works that are made to be expensive: each door alone, then all of them four times at once. */
export const costlyPrinting: Attack[] = Object.entries(costlyPrints).map(([what, print]) => ({
  name: `printing ${what}`,
  reads: 'papers',
  healthAtMost: 300,
  async attack(scene) {
    let networks = 0;
    const network = () => attacker(1 + (networks++ % 200));
    await scene.begin();
    const doors = await doorsOf(scene, print, network);
    if (!Array.isArray(doors)) return { figure: `refused: ${told(doors)}`, faults: faultsOf(doors, 0) };
    const works = print.works().length;
    const alone: Printed[] = [];
    for (const door of doors) alone.push(await door.send());
    const crowd = await Promise.all(
      doors.flatMap((door) =>
        scene.quick ? [door.send()] : [door.send(), door.send(), door.send(), door.send()],
      ),
    );
    const lost = crowd.filter((answer) => !isAnswered(answer));
    await delay(500);
    return {
      figure: `${alone.map(told).join(', ')}; at once: ${counted(crowd.map(({ code, status }) => code ?? status))}`,
      faults: [
        ...alone.flatMap((answer) => faultsOf(answer, works)),
        ...lost.map((answer) => `at once: ${told(answer)}`),
      ],
    };
  },
}));
