import {
  type CitationRequest,
  type CitationResponse,
  inputLimits,
  type SearchResponse,
} from '@citewright/contract';
import { detect } from '@citewright/identifiers';
import { toolDescriptions, toolSentences } from '@citewright/words';
import * as z from 'zod';
import { ApiProblem } from '../api-caller.ts';
import {
  itemField,
  languageField,
  lines,
  messagesOf,
  noticesField,
  recordField,
  styleField,
} from './fields.ts';
import { defineTool, type ToolContext } from './tool.ts';

const input = z.strictObject({
  source: z
    .string()
    .min(1)
    .max(inputLimits.sourceInput)
    .describe(
      'A DOI, an ISBN, a web address, an arXiv id, the words of a title (with authors or a year perhaps), a whole reference, or an in-text citation such as (Smith, 2020)',
    ),
  style: styleField,
  language: languageField,
  context: z
    .string()
    .max(inputLimits.context)
    .optional()
    .describe('For an in-text citation: the sentence around it, or its topic'),
});

const choiceField = z.object({
  reference: z.string(),
  source: z.string().describe('What to call cite with, to take this work'),
  differs: z.array(z.string()).describe('What the text and the record say differently'),
});

/** What a tool gives of a source: its reference, or works to choose from. */
export const citedFields = z.object({
  status: z
    .enum(['found', 'choose'])
    .describe('found: one work; choose: several may be meant, and none is taken without a person'),
  reference: z.string().optional().describe('The entry of the reference list, to be quoted as it is'),
  html: z.string().optional(),
  inText: z
    .record(z.string(), z.string())
    .optional()
    .describe('Forms in which a text cites it: parenthetical, narrative, note, shortNote, ibid'),
  verification: z
    .string()
    .optional()
    .describe(
      'registry: from a register or library; page: from the page itself; matched: a record that fits; given-page: from pages that were given, confirmed by nobody',
    ),
  record: recordField.optional(),
  confidence: z.number().optional(),
  notices: noticesField,
  evidence: z.record(z.string(), z.string()).optional().describe('Where each field comes from'),
  item: itemField.optional(),
  choices: z.array(choiceField),
});

type Output = z.input<typeof citedFields>;

/** A reference of the API as tools give it. */
export function foundReference(answer: CitationResponse): Output {
  const { inTextForms = {}, item, evidence, record, confidence, alternatives } = answer;
  const forms = Object.entries(inTextForms).flatMap(([name, form]) => (form ? [[name, form.text]] : []));
  return {
    status: 'found',
    reference: answer.plainText,
    html: answer.formattedCitation,
    inText: Object.fromEntries(forms),
    verification: answer.verification,
    record,
    confidence,
    notices: messagesOf(answer.notices),
    evidence: Object.fromEntries(Object.entries(evidence).map(([field, { source }]) => [field, source])),
    item,
    choices: alternatives.map(({ plainText, item: other, record: link }) => ({
      reference: plainText,
      source: String(other.DOI ?? link?.url ?? other.title ?? plainText),
      differs: [],
    })),
  };
}

const toChoose = ({ choices }: SearchResponse): Output => ({
  status: 'choose',
  notices: [],
  choices: choices.map(({ plainText, request, differs }) => ({
    reference: plainText,
    source: request.sourceInput,
    differs,
  })),
});

/** What was found, in words. */
export function toldReference({
  status,
  reference,
  inText = {},
  record,
  verification,
  notices,
  choices,
}: Output): string {
  const offered = choices.map((choice, place) => `${place + 1}. ${choice.reference} [${choice.source}]`);
  if (status === 'choose') return lines(toolSentences.choose, ...offered);
  return lines(
    reference,
    ...Object.entries(inText).map(([form, text]) => `${form}: ${text}`),
    record ? toolSentences.record(record.name, record.url) : toolSentences.readFrom(verification),
    ...notices.map(toolSentences.notice),
    choices.length > 0 && toolSentences.others,
    ...offered,
  );
}

async function cite(
  { source, style, language, context }: z.output<typeof input>,
  { api, signal }: ToolContext,
): Promise<Output> {
  const { kind, value, reference } = detect(source);
  const asked = { format: style, ...(language && { language }) };
  const take = (request: Omit<CitationRequest, 'format' | 'language'>) =>
    api.json('POST /api/citations', { body: { ...asked, ...request }, signal });
  if (kind === 'unknown')
    throw new ApiProblem({
      code: 'INVALID_REQUEST',
      message: toolSentences.unknownSource,
    });
  if (kind !== 'title' && !(reference && kind !== 'intext'))
    return foundReference(
      await take({ inputType: kind, sourceInput: value, ...(kind === 'intext' && context && { context }) }),
    );
  const body = { ...asked, sourceInput: source };
  const answer = await api.json('POST /api/search', { body, signal });
  const [first] = answer.choices;
  return answer.clear && first ? foundReference(await take(first.request)) : toChoose(answer);
}

/** A source in, its reference out. */
export const citeTool = defineTool({
  name: 'cite',
  ...toolDescriptions.cite,
  input,
  output: citedFields,
  asksRegisters: true,
  async run(asked, context) {
    const data = await cite(asked, context);
    return { text: toldReference(data), data };
  },
});
