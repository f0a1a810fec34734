import { customStyleLimits } from '@citewright/contract';
import { newSession } from '../../faults/written.ts';
import { type Attack, attacker } from '../attack.ts';
import { counted } from '../wire.ts';

/** Characters of each file: nearly the most that may be sent. */
const characters = customStyleLimits.bytes - 2_000;
const repeated = (unit: string) => unit.repeat(Math.floor(characters / unit.length));

const style = (body: string, macros = '') =>
  `<style xmlns="http://purl.org/net/xbiblio/csl" class="note" version="1.0"><info><title>S</title></info>${macros}<citation><layout>${body}</layout></citation></style>`;
const macro = (name: string, body: string) => `<macro name="${name}">${body}</macro>`;
const call = (name: string) => `<text macro="${name}"/>`;

/** Macros that each call the next one so many times. */
const chain = (length: number, times: number) =>
  Array.from({ length }, (_, step) => macro(`m${step}`, call(`m${step + 1}`).repeat(times))).join('') +
  macro(`m${length}`, '<text variable="title"/>');

/** Files that cost most to read, to check or to print. */
const files: Readonly<Record<string, () => string>> = {
  'whose entities expand': () =>
    `<!DOCTYPE style [<!ENTITY a "${'a'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}">]>${style('&b;')}`,
  'with elements inside each other': () => style(repeated('<group>')),
  'with macros that double the work': () => style(call('m0'), chain(60, 2)),
  'with macros that call each other in a ring': () =>
    style(call('a'), macro('a', call('b')) + macro('b', call('a'))),
  'with a long row of macros': () => style(call('m0'), chain(7_000, 1)),
  'of small elements': () => style(repeated('<text term="and"/>')),
  'with one long text': () => style(`<text value="${repeated('a')}"/>`),
  'with one element of attributes': () =>
    style(`<text ${Array.from({ length: 40_000 }, (_, at) => `a${at}=""`).join(' ')} variable="title"/>`),
  'of brackets': () => repeated('<'),
  'with conditions inside each other': () => style(`${'<choose><if type="book">'.repeat(20_000)}`),
  'that prints the authors again and again': () =>
    style('<names variable="author"><name delimiter=", and also "/></names>'.repeat(1_200)),
  'that depends on a style that there is not': () =>
    `<style class="note"><info><title>S</title><link rel="independent-parent" href="${repeated('a/')}"/></info></style>`,
};

/** Files of styles that are made to be expensive, four at a time, each by a session of its own. None may be taken. */
export const costlyStyles: Attack[] = Object.entries(files).map(([what, make]) => ({
  name: `a style ${what}`,
  async attack({ address, begin }) {
    const body = JSON.stringify({ csl: make() });
    await begin();
    const began = performance.now();
    const send = async () => {
      const answer = await fetch(`${address}/api/styles`, {
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
    const accepted = statuses.filter((status) => status === 201).length;
    const failed = statuses.filter((status) => status === undefined || status === 500).length;
    return {
      figure: `${counted(statuses)} in ${Math.round(performance.now() - began)} ms`,
      faults: [
        ...(accepted > 0 ? [`${accepted} were taken`] : []),
        ...(failed > 0 ? [`${failed} failed instead of being refused`] : []),
      ],
    };
  },
}));
