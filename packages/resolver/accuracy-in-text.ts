import { resolve } from 'node:path';
import { measureInText } from './accuracy/in-text.ts';

const root = resolve(import.meta.dirname, '../..');
const reports = await measureInText(resolve(root, process.env.CORPORA ?? '../shared/corpora'));
for (const { name, lines } of reports) console.log([name, ...lines, ''].join('\n'));
process.exitCode = reports.some(({ passed }) => passed === false) ? 1 : 0;
