import { linkDoubts } from '@citewright/contract';
import { toolDescriptions, toolSentences } from '@citewright/words';
import * as z from 'zod';
import { documentFields } from './document-fields.ts';
import { lines, messagesOf, noticesField, styleField } from './fields.ts';
import { defineTool } from './tool.ts';

const linkField = z.object({
  text: z.string().describe('The link as the text prints it'),
  status: z.enum(['found', 'asked', 'failed']),
  work: z.string().optional().describe('The work that it leads to'),
  doubt: z.enum(linkDoubts).optional().describe('Why it may be no source'),
  message: z.string().optional(),
  notices: noticesField,
});

/** Characters of a link that are shown. */
const longestLink = 120;

/** A draft whose links become citations, with the list behind it. */
export const citeLinksTool = defineTool({
  name: 'cite_links',
  ...toolDescriptions.cite_links,
  input: z.strictObject({
    ...documentFields('draft', 'draft.md', ': .docx, .odt, .md, .qmd, .tex'),
    style: styleField,
    tracked: z.boolean().default(false).describe('Whether changes are tracked, to be accepted or rejected'),
  }),
  output: z.object({
    cited: z.number().describe('How many links became citations'),
    links: z.array(linkField),
    left: z.string().describe('Places of the text that could not be changed'),
    document: z.string().optional().describe('The file, as base64; absent where no link was cited'),
  }),
  asksRegisters: true,
  async run({ name, text, base64, main, style, tracked }, { api, signal }) {
    const content = base64 === undefined ? (text ?? '') : Buffer.from(base64, 'base64');
    const formWith = (fields: Readonly<Record<string, string>>) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.set(field, value);
      if (main !== undefined) form.set('main', main);
      form.set('file', new File([content], name));
      return form;
    };
    const { links } = await api.json('POST /api/papers/links', { form: formWith({}), signal });
    const decided = links.flatMap(({ index, status, item }) =>
      status === 'asked' ? [] : [{ index, item: item ?? null }],
    );
    const cited = decided.filter(({ item }) => item !== null).length;
    const way = tracked ? 'tracked' : 'clean';
    const corrections = JSON.stringify({ way, style, entries: [], links: decided });
    const given = cited === 0 ? undefined : { form: formWith({ corrections }), signal };
    const file = given && (await api.document('POST /api/papers/correct', given));
    return {
      text: lines(
        toolSentences.citedLinks(cited, links.length),
        ...links.map(({ text: printed, work, message, notices }) =>
          [`- ${printed.slice(0, longestLink)}: ${work ?? message ?? ''}`, ...messagesOf(notices)].join(' '),
        ),
      ),
      data: {
        cited,
        links: links.map(({ text: printed, status, work, doubt, message, notices }) => ({
          text: printed,
          status,
          ...(work !== undefined && { work }),
          ...(doubt && { doubt }),
          ...(message !== undefined && { message }),
          notices: messagesOf(notices),
        })),
        left: file?.left ?? '',
        ...(file && { document: file.bytes.toString('base64') }),
      },
    };
  },
});
