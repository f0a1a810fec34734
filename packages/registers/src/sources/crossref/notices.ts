import { type Notice, noticeOfTitle, supersededNotice } from '@citewright/record';
import type { Work } from './schema.ts';

/**
 * Updates that invalidate a work
 * (https://www.crossref.org/documentation/crossmark/version-control-corrections-and-retractions/).
 */
const amendments = new Map<string, Notice<'retracted' | 'corrected'>>([
  ['retraction', { code: 'retracted', values: { by: 'register', what: 'retraction' } }],
  ['partial_retraction', { code: 'retracted', values: { by: 'register', what: 'partial-retraction' } }],
  ['withdrawal', { code: 'retracted', values: { by: 'register', what: 'withdrawal' } }],
  ['removal', { code: 'retracted', values: { by: 'register', what: 'removal' } }],
  ['correction', { code: 'corrected', values: { what: 'correction' } }],
  ['corrigendum', { code: 'corrected', values: { what: 'corrigendum' } }],
  ['erratum', { code: 'corrected', values: { what: 'erratum' } }],
  ['clarification', { code: 'corrected', values: { what: 'clarification' } }],
  ['addendum', { code: 'corrected', values: { what: 'addendum' } }],
  ['expression_of_concern', { code: 'corrected', values: { what: 'concern' } }],
]);

/** All reported kinds of updates. */
const updates: typeof amendments = new Map([
  ...amendments,
  ['new_version', { code: 'corrected', values: { what: 'new-version' } }],
  ['new_edition', { code: 'corrected', values: { what: 'new-edition' } }],
]);

/**
 * Relations to a version that should be cited instead
 * (https://www.crossref.org/documentation/schema-library/markup-guide-metadata-segments/relationships/).
 */
const drafts = { 'is-preprint-of': 'preprint', 'is-manuscript-of': 'manuscript' } as const;

const doiUrl = (doi: string) => `https://doi.org/${doi}`;

const kindOf = ({ type = '' }: Work['updated-by'][number]) => type.toLowerCase().replace(/[ -]/g, '_');

/** The updates of a work. */
function updateNotices(work: Work): Notice[] {
  return work['updated-by'].flatMap((update): Notice[] => {
    const notice = updates.get(kindOf(update));
    return notice ? [{ ...notice, url: doiUrl(update.DOI) }] : [];
  });
}

/**
 * The work may itself be a retraction or correction notice. Newer versions are linked in the same way and
 * need no notice.
 */
function ownNotices(work: Work): Notice[] {
  const update = work['update-to'].find((entry) => amendments.has(kindOf(entry)));
  if (update === undefined) return [];
  const called = (update.label ?? update.type ?? '').toLowerCase();
  return [{ code: 'corrected', values: { what: 'notice', called }, url: doiUrl(update.DOI) }];
}

function relationNotices(work: Work): Notice[] {
  const related = (name: string) => work.relation?.[name]?.find((relation) => relation['id-type'] === 'doi');
  const [superseded] = Object.entries(drafts).flatMap(([name, draft]): Notice[] => {
    const relation = related(name);
    return relation === undefined ? [] : [supersededNotice({ draft, url: doiUrl(relation.id) })];
  });
  const replacement = related('is-replaced-by');
  return [
    ...(superseded === undefined ? [] : [superseded]),
    ...(replacement === undefined
      ? []
      : [
          {
            code: 'corrected' as const,
            values: { what: 'replacement' as const },
            url: doiUrl(replacement.id),
          },
        ]),
  ];
}

/** The publisher and Retraction Watch may report the same update: only one notice is given. */
function oncePerUpdate(notices: Notice[]): Notice[] {
  const keys = notices.map(({ code, url }) => `${code} ${url?.toLowerCase()}`);
  return notices.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Notices from Crossref: the work was retracted, corrected, replaced, or published after this preprint. */
export function crossrefNotices(work: Work): Notice[] {
  const later = updateNotices(work);
  // Publishers that deposit no update may still put it into the title.
  const marked = noticeOfTitle(work.title[0]);
  const own = ownNotices(work);
  const isTold = marked === undefined || own.length > 0 || later.some(({ code }) => code === marked.code);
  return oncePerUpdate([...later, ...(isTold ? [] : [marked]), ...own, ...relationNotices(work)]);
}
