import { citationResponseSchema, fileCitationRequestSchema, paperLimits } from '@citewright/contract';
import { answerDeadline } from '../edge/deadline.ts';
import { callerOf } from '../edge/network.ts';
import { offeredKey, offeredLanguageSchema, offeredStyleSchema } from '../offered-style.ts';
import type { PaperWork } from '../papers/paper-work.ts';
import { problemResponses } from '../problem-responses.ts';
import type { Api } from '../server.ts';
import { problemWithStyle } from '../styles/unknown-style.ts';
import { citeTitlePage } from './cite-title-page.ts';
import { present } from './present.ts';
import type { CitationParts } from './routes.ts';

const formSchema = fileCitationRequestSchema.extend({
  format: offeredStyleSchema,
  language: offeredLanguageSchema.optional(),
});

/** `POST /api/citations/file`: the PDF of a work in, its reference out. Nothing is stored. */
export function fileCitationRoute(
  app: Api,
  { resolver, admit, clock, papers }: CitationParts & { papers: PaperWork },
): void {
  app.post(
    '/api/citations/file',
    {
      attachValidation: true,
      bodyLimit: paperLimits.body,
      config: { takesFile: true },
      schema: {
        summary: 'Make a reference of a PDF',
        description:
          'Takes the PDF of a work, of up to 20 MB, as the part `file` of a form, and reads its metadata and first two pages. An identifier there counts where the title of its record is that of the page; else title and authors are searched for. ' +
          'Where no register has the work, the answer says what the pages say: its `verification` is `given-page`, with the notice `title-page`. Nothing is stored.',
        tags: ['citations'],
        consumes: ['multipart/form-data'],
        body: formSchema,
        response: { 200: citationResponseSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      if (request.validationError) {
        const [issue] = request.validationError.validation;
        throw await problemWithStyle(request.body, issue, 'INVALID_REQUEST');
      }
      const { file, format, language } = request.body;
      await request.holdStyle(format);
      await admit(request);
      const page = await papers.titlePage(reply, file);
      request.leaveBody();
      const options = { caller: callerOf(request), signal: answerDeadline(reply) };
      const style = offeredKey(format, language);
      return present(await citeTitlePage(page, resolver, new Date(clock.now()), options), style);
    },
  );
}
