import { type CheckedEntry, checkLimits, checkRequestSchema, checkResultSchema } from '@citewright/contract';
import { streamEvents, wantsEvents } from '../edge/event-stream.ts';
import { askingWhileOpen } from '../edge/fair-work.ts';
import type { Admit } from '../edge/rate-limits.ts';
import { ProblemError } from '../problem.ts';
import { problemResponses } from '../problem-responses.ts';
import { entryFormatSchema } from '../projects/import/entry-format.ts';
import type { Api } from '../server.ts';
import { type Readers, shortText } from '../work/readers.ts';
import { chosenOf, type ListCheck, listedOf } from './check-listed.ts';
import { type ListedReference, readListed } from './listed.ts';
import { countsOf, presentListed } from './present-entry.ts';

const requestSchema = checkRequestSchema.extend({ format: entryFormatSchema });

interface CheckParts {
  admit: Admit;
  listCheck: ListCheck;
  readers: Readers;
}

/** `POST /api/checks`: the references of a list, each compared with what registers hold. Nothing is stored. */
export function checkRoute(app: Api, { admit, listCheck, readers }: CheckParts): void {
  app.post(
    '/api/checks',
    {
      bodyLimit: checkLimits.body,
      schema: {
        summary: 'Check the references of a list against registers',
        description:
          'Takes a pasted list of references, or the text of a file of references in any format that imports read, up to 1,000 entries. Each entry ' +
          'is looked up by its identifier, or searched for, and compared with the record: the verdict, what stands before it (`alerts`: retracted, ' +
          'corrected, a page that is gone, a detail that cannot be), each field that differs, and fields in another form (`forms`). `copy` is a copy ' +
          'of the page at the address of an entry, in an archive of the web, where the page is gone, moved, changed or closed. `only` chooses ' +
          'entries by their index, to try again or to go on. With `Accept: text/event-stream` the entries come as events `entry` while they are ' +
          'decided, between `start` and `done`. Nothing is stored.',
        tags: ['checks'],
        body: requestSchema,
        response: { 200: checkResultSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      await admit(request);
      const { text, format, only } = request.body;
      if (text.length > checkLimits.text) throw new ProblemError('PAYLOAD_TOO_LARGE');
      const references =
        text.length <= shortText
          ? readListed(text, format)
          : await readers.read<ListedReference>(
              { kind: 'list', task: { text, format }, size: text.length },
              askingWhileOpen(reply),
            );
      request.leaveBody();
      const listed = chosenOf(listedOf(references), only);
      if (wantsEvents(request))
        return streamEvents(reply, async (send, read) => {
          send('start', {
            total: listed.length,
            listed: references.length,
            entries: listed.map(presentListed),
          });
          await listCheck.send(request, reply, listed, send, read);
        });
      const entries: CheckedEntry[] = [];
      await listCheck.run(request, reply, listed, (entry) => entries.push(entry));
      entries.sort((one, other) => one.index - other.index);
      return { counts: countsOf(entries), entries };
    },
  );
}
