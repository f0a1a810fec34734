import {
  type CheckCounts,
  type CheckedEntry,
  findingKinds,
  isSureFinding,
  type PaperView,
  paperLimits,
} from '@citewright/contract';
import { toolDescriptions, toolSentences } from '@citewright/words';
import * as z from 'zod';
import { documentFields } from './document-fields.ts';
import { lines } from './fields.ts';
import { defineTool } from './tool.ts';
import { countsField, entriesText, entryField, entryOf } from './verdicts.ts';

const findingField = z.object({
  kind: z.enum(findingKinds),
  message: z.string(),
  excerpt: z.string().describe('The place in the text'),
});

/** Characters of a place that are shown. */
const excerptLength = 200;

const noCounts: CheckCounts = {
  total: 0,
  confirmed: 0,
  differs: 0,
  'other-work': 0,
  'not-found': 0,
  'not-checked': 0,
  'not-checkable': 0,
  duplicates: 0,
  forms: 0,
  retracted: 0,
  concern: 0,
  corrected: 0,
  superseded: 0,
  gone: 0,
  impossible: 0,
};

/** The citations of a document against its list, and its list against registers. */
export const paperTool = defineTool({
  name: 'check_paper',
  ...toolDescriptions.check_paper,
  input: z.strictObject({
    ...documentFields('paper', 'paper.txt'),
    listBegins: z
      .string()
      .min(1)
      .max(paperLimits.line)
      .optional()
      .describe(
        'The first line of the list of references, as the paper prints it; to be given where no list is found',
      ),
    lookUp: z.boolean().default(true).describe('Whether entries are looked up in registers'),
  }),
  output: z.object({
    main: z.string().optional().describe('Of an archive the file that was read as the paper'),
    citations: z.number().describe('How many citations were found in the text'),
    references: z.number().describe('How many entries of the list were read'),
    unread: z
      .string()
      .optional()
      .describe('What of the list was not found or not read, so that no finding says nothing of it'),
    findings: z.array(findingField),
    perhaps: z
      .array(findingField)
      .describe('Places that may be wrong: less sure than findings, and no verdict'),
    counts: countsField,
    entries: z.array(entryField),
  }),
  asksRegisters: true,
  async run({ name, text, base64, main: wanted, listBegins, lookUp }, { api, signal, progress }) {
    const content = base64 === undefined ? (text ?? '') : Buffer.from(base64, 'base64');
    const form = new FormData();
    form.set('file', new File([content], name));
    form.set('lookUp', String(lookUp));
    if (wanted !== undefined) form.set('main', wanted);
    if (listBegins !== undefined) form.set('listBegins', listBegins);
    let view: PaperView | undefined;
    let counts = noCounts;
    const checked: CheckedEntry[] = [];
    await api.events(
      'POST /api/papers/check',
      { form, signal },
      {
        paper(data) {
          view = data;
        },
        entry(data) {
          checked.push(data);
          progress(checked.length, view?.references.length ?? checked.length);
        },
        done(data) {
          counts = data;
        },
      },
    );
    const paper = view as PaperView | undefined;
    if (!paper) throw new Error('the check was cut off');
    const told = (isSure: boolean) =>
      paper.findings
        .filter((finding) => isSureFinding(finding) === isSure)
        .map(({ kind, message, start, end }) => ({
          kind,
          message,
          excerpt: paper.text.slice(start, end).slice(0, excerptLength),
        }));
    const [findings, perhaps] = [told(true), told(false)];
    const listed = new Map(paper.references.map((entry) => [entry.index, entry]));
    const entries = checked
      .toSorted((one, other) => one.index - other.index)
      .map((entry) => entryOf(entry, listed.get(entry.index)));
    const { message: unread } = paper.coverage;
    const { main } = paper;
    const [citations, references] = [paper.callouts.length, paper.references.length];
    return {
      text: lines(
        main !== undefined && toolSentences.mainOf(main),
        toolSentences.paper(citations, references, findings.length),
        unread,
        ...findings.map(({ message, excerpt }) => `- ${message} [${excerpt}]`),
        perhaps.length > 0 && toolSentences.perhaps(perhaps.length),
        entries.length > 0 && entriesText(entries, counts),
      ),
      data: {
        ...(main !== undefined && { main }),
        citations,
        references,
        ...(unread !== undefined && { unread }),
        findings,
        perhaps,
        counts,
        entries,
      },
    };
  },
});
