import {
  citedTogetherSchema,
  importLimits,
  inTextFormsSchema,
  itemLimits,
  projectLimits,
  togetherLimits,
} from '@citewright/contract';
import { entryLine, toolDescriptions, toolSentences } from '@citewright/words';
import * as z from 'zod';
import { ApiProblem } from '../api-caller.ts';
import { itemField, languageField, lines, styleField } from './fields.ts';
import { formLines, printedEntry, underHeadings } from './printed-text.ts';
import { defineTool } from './tool.ts';

const given = {
  items: z
    .array(itemField)
    .min(1)
    .max(importLimits.entries)
    .optional()
    .describe('Works as CSL-JSON, as cite and verify_references give them'),
  references: z
    .string()
    .min(1)
    .max(importLimits.text)
    .optional()
    .describe('Instead: the text of a BibTeX, RIS or CSL-JSON file, or a pasted list'),
};

/** The works as text. @throws ApiProblem when both forms are given, or neither */
function libraryText({
  items,
  references,
}: {
  items?: object[] | undefined;
  references?: string | undefined;
}): string {
  if ((items === undefined) === (references === undefined))
    throw new ApiProblem({ code: 'INVALID_REQUEST', message: toolSentences.itemsOrReferences });
  return references ?? JSON.stringify(items);
}

const unreadField = z
  .array(z.object({ index: z.number(), input: z.string() }))
  .describe('Entries of the input that could not be read and are left out: tell the person which');

const keptField = z
  .array(z.object({ index: z.number(), message: z.string() }).loose())
  .describe('Entries of a pasted list that stand as they were given, and why: tell the person which');

/** What is told of entries that could not be read. */
const unreadLines = (unread: readonly { index: number; input: string }[]): string[] =>
  unread.map(({ index, input }) => toolSentences.notRead(index, input));

/** References printed as a list. */
export const bibliographyTool = defineTool({
  name: 'format_bibliography',
  ...toolDescriptions.format_bibliography,
  input: z.strictObject({
    ...given,
    style: styleField,
    language: languageField,
    annotated: z.boolean().optional().describe('Print the annotation of each work (annote) below its entry'),
    sections: z
      .array(z.string().min(1).max(itemLimits.section))
      .max(projectLimits.sections)
      .optional()
      .describe('Headings of sections in their order; a work names its own in custom.listSection'),
    citations: z
      .array(citedTogetherSchema)
      .min(1)
      .max(togetherLimits.citations)
      .optional()
      .describe(
        'Citations of these works in a text, several in one perhaps: citationItems as in CSL, whose id is a place in the input, from 0, or a key; locator with label, prefix ("see"), suffix, suppress-author, author-only. unsorted keeps their order',
      ),
  }),
  output: z.object({
    entries: z.array(
      z.object({
        index: z.number().describe('Place in the input'),
        text: z.string(),
        html: z.string(),
        paragraphs: z
          .array(z.object({ html: z.string() }).loose())
          .optional()
          .describe('Where the entry is more than one: parts that the style places, the annotation'),
        heading: z.string().optional().describe('The heading of its section'),
      }),
    ),
    citations: z
      .array(inTextFormsSchema)
      .optional()
      .describe('The forms of each citation: parenthetical, narrative, note, shortNote, ibid'),
    unread: unreadField,
    kept: keptField,
  }),
  asksRegisters: false,
  async run({ style, language, annotated, sections, citations, ...input }, { api, signal }) {
    const body = {
      references: libraryText(input),
      format: style,
      ...(language && { language }),
      ...(annotated !== undefined && { annotated }),
      ...(sections && { sections }),
      ...(citations && { citations }),
    };
    const data = await api.json('POST /api/bibliographies', { body, signal });
    const kept = data.kept.map(({ index, message }) => entryLine(index, message));
    return {
      text: lines(
        ...underHeadings(data.entries, printedEntry),
        ...(data.citations ?? []).flatMap(formLines),
        ...unreadLines(data.unread),
        ...kept,
      ),
      data,
    };
  },
});

/** References as a file. */
export const exportTool = defineTool({
  name: 'export',
  ...toolDescriptions.export,
  input: z.strictObject({ ...given, to: z.enum(['bibtex', 'ris', 'csl-json']).default('bibtex') }),
  output: z.object({
    format: z.string(),
    content: z.string(),
    unread: unreadField,
    unplaced: z
      .array(z.object({ index: z.number(), message: z.string() }).loose())
      .describe('Words of a pasted list that stand in no field of the file: tell the person which'),
    left: z
      .array(z.string())
      .describe('Fields and comments of the input for which the file has no place: tell the person which'),
  }),
  asksRegisters: false,
  async run({ to, ...input }, { api, signal }) {
    const body = { references: libraryText(input), to, report: true } as const;
    const { content, ...told } = await api.json('POST /api/conversions', { body, signal });
    const { unread, unplaced, left } = told;
    return {
      text: lines(
        content,
        ...unreadLines(unread),
        ...unplaced.map(({ index, message }) => entryLine(index, message)),
        ...(left.length > 0 ? [toolSentences.notInFile(left)] : []),
      ),
      data: { format: to, content, ...told },
    };
  },
});
