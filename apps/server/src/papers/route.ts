import {
  type CheckedEntry,
  checkLimits,
  type FindingKind,
  type PaperView,
  paperCheckRequestSchema,
  paperCheckResultSchema,
  paperLimits,
} from '@citewright/contract';
import type { Paper } from '@citewright/paper';
import { chosenOf, type ListCheck, listedOf } from '../checks/check-listed.ts';
import { countsOf, type Listed, presentListed } from '../checks/present-entry.ts';
import { fitItem } from '../citations/fit-work.ts';
import { streamEvents, wantsEvents } from '../edge/event-stream.ts';
import type { Admit } from '../edge/rate-limits.ts';
import { problemResponses } from '../openapi.ts';
import { cleanItem } from '../projects/citations/clean-item.ts';
import type { Api } from '../server.ts';
import { createPaperReader } from './read-paper.ts';

/** The entries of a paper's list, as a list of references has them. */
const entriesOf = ({ references }: Paper): Listed[] =>
  listedOf(
    references.map(({ text, start, end, item }) => ({
      input: text.slice(0, checkLimits.input),
      start,
      end,
      item: cleanItem(fitItem(item)),
    })),
  );

function presentPaper(name: string, paper: Paper, listed: readonly Listed[]): PaperView {
  const { text, headings, callouts, findings } = paper;
  return {
    name: name.slice(0, paperLimits.name),
    text,
    headings,
    references: listed.map(presentListed),
    callouts: callouts.map(({ start, end, refs }) => ({ start, end, refs })),
    findings: findings.map(({ kind, ...rest }) => ({ kind: kind satisfies FindingKind, ...rest })),
  };
}

interface PaperParts {
  admit: Admit;
  listCheck: ListCheck;
}

/** `POST /api/papers/check`: a document, its citations against its list, and its entries against registers. Nothing is stored. */
export function paperRoute(app: Api, { admit, listCheck }: PaperParts): void {
  const readPaper = createPaperReader();

  app.post(
    '/api/papers/check',
    {
      bodyLimit: paperLimits.body,
      config: { takesFile: true },
      schema: {
        summary: 'Check the citations and references of a paper',
        description:
          'Takes a document of up to 20 MB and 600 pages as the part `file` of a form: .docx, .odt, .pdf, .tex, .md, .html or .txt. Its citations are ' +
          'compared with its list of references, and each entry of the list is looked up as `POST /api/checks` does. With `Accept: ' +
          'text/event-stream` the paper comes as the event `paper`, its entries as events `entry` while they are decided, then `done`. ' +
          '`lookUp=false` leaves the registers alone. Nothing is stored.',
        tags: ['checks'],
        consumes: ['multipart/form-data'],
        body: paperCheckRequestSchema,
        response: { 200: paperCheckResultSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      await admit(request);
      const { file, only, lookUp } = request.body;
      const paper = await readPaper(reply, file);
      const all = entriesOf(paper);
      const view = presentPaper(file.name, paper, all);
      const looked = lookUp === 'true' && all.length > 0 ? chosenOf(all, only?.split(',').map(Number)) : [];
      if (wantsEvents(request))
        return streamEvents(reply, async (send) => {
          send('paper', view);
          await listCheck.send(request, reply, looked, send);
        });
      const entries: CheckedEntry[] = [];
      await listCheck.run(request, reply, looked, (entry) => entries.push(entry));
      entries.sort((one, other) => one.index - other.index);
      return { paper: view, counts: countsOf(entries), entries };
    },
  );
}
