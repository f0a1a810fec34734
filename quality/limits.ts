import {
  backupLimits,
  checkLimits,
  correctionBytes,
  correctionValues,
  customStyleLimits,
  importLimits,
  inputLimits,
  itemLimits,
  pageLimits,
  paperLimits,
  projectLimits,
} from '@citewright/contract';
import { fileLimits } from '@citewright/interchange';

/** A limit: what is counted, and how much of it may be there. */
type Limit = readonly [what: string, most: number];

/** Every limit of what is sent to the server, by what it is sent as; each is defined where it is enforced. */
const limits: Readonly<Record<string, readonly Limit[]>> = {
  'a file of references or a pasted list': [
    ['characters of an import or a conversion', importLimits.text],
    ['bytes of the request of an import', importLimits.body],
    ['references of an import or a conversion', importLimits.entries],
    ['characters of a list to check', checkLimits.text],
    ['bytes of the request of a check', checkLimits.body],
    ['references of a list to check', checkLimits.entries],
    ...Object.entries(fileLimits),
  ],
  'a work': [
    ['characters of a title', itemLimits.title],
    ['characters of any other text', itemLimits.text],
    ['names of a role', itemLimits.names],
    ['characters of a name', itemLimits.name],
    ['characters of what is looked up', inputLimits.sourceInput],
  ],
  'a paper': [
    ['bytes of its file', paperLimits.bytes],
    ['bytes of its corrections', correctionBytes],
    ['values of its corrections', correctionValues],
  ],
  'a page that a client sends': [['bytes of its HTML', pageLimits.html]],
  'a style': [
    ['bytes of its file', customStyleLimits.bytes],
    ['styles of a session', customStyleLimits.styles],
  ],
  'what is kept': [
    ['projects of a session', projectLimits.projects],
    ['citations of a project', projectLimits.citations],
    ['bytes of a backup', backupLimits.bytes],
  ],
};

/** "1,000". */
const grouped = (count: number) => count.toLocaleString('en');

/** The limits as the table of `docs/reliability.md`. `node quality/limits.ts` prints it. */
export function limitsTable(): string {
  const rows = Object.entries(limits).flatMap(([of, each]) =>
    each.map(([what, most]) => `| ${of} | ${what} | ${grouped(most)} |`),
  );
  return ['| of | counted | at most |', '| --- | --- | ---: |', ...rows].join('\n');
}

if (import.meta.main) console.log(limitsTable());
