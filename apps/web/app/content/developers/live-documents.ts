import { liveRecipes, withLink } from '../live-recipes.ts';
import type { DeveloperPart } from './part.ts';

const link = '$ORIGIN/api/live/…/references.bib';

/** References of a project inside documents: the private link, keys, recipes. */
export const liveDocumentsPart: DeveloperPart = {
  id: 'live-documents',
  title: 'Live documents',
  blocks: [
    {
      kind: 'text',
      text: 'Export, then Share by link, in a project gives a page with its list as its style prints it (`/shared/…`), and addresses that always hold its current references: `references.bib`, and beside it every other format of the export. Whoever knows the link reads them, without a session, and can change nothing; `POST /api/live/…/copy` copies the list into a project of the session that asks.',
    },
    {
      kind: 'list',
      items: [
        'A citation key, such as `okafor2019rivers`, stays the same when its entry is edited and when others come and go. Works that would share a key get `a`, `b`, `c`. An imported entry keeps the key of its file.',
        'The answer has an `ETag`: sent back as `If-None-Match`, it gives 304 until something changes. One link is read up to 30 times a minute.',
        'A link is shown once, when it is made; only a hash of it is stored. It ends when it is revoked or replaced, and when the project is deleted.',
      ],
    },
    ...liveRecipes.flatMap(({ program, text, code }): DeveloperPart['blocks'] => [
      { kind: 'heading', text: program },
      { kind: 'text', text },
      ...(code ? [{ kind: 'code', label: program, code: withLink(code, link) } as const] : []),
    ]),
  ],
};
