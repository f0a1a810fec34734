import type { Notice } from '../../resolution.ts';
import type { Work } from './schema.ts';

/** Crossmark update types (https://www.crossref.org/documentation/crossmark/version-control-corrections-and-retractions/). */
const retractions = new Set(['retraction', 'withdrawal', 'removal', 'partial_retraction']);
const corrections = new Set([
  'correction',
  'corrigendum',
  'erratum',
  'addendum',
  'expression_of_concern',
  'clarification',
]);

const doiUrl = (doi: string) => `https://doi.org/${doi}`;

function updateNotices(work: Work): Notice[] {
  return work['updated-by'].flatMap(({ DOI, type = '', label }): Notice[] => {
    const kind = type.toLowerCase().replace(/[ -]/g, '_');
    if (retractions.has(kind)) {
      return [
        { code: 'retracted', message: `This work has been retracted (${label ?? type}).`, url: doiUrl(DOI) },
      ];
    }
    return corrections.has(kind)
      ? [{ code: 'corrected', message: `This work has been corrected (${label ?? type}).`, url: doiUrl(DOI) }]
      : [];
  });
}

/** Publishers that deposit no update still put it into the title. */
function titleNotices(work: Work): Notice[] {
  return /^\W?(?:retracted|withdrawn)\b/i.test(work.title[0] ?? '')
    ? [{ code: 'retracted', message: 'The publisher has marked this work as retracted.', fields: ['title'] }]
    : [];
}

function preprintNotices(work: Work): Notice[] {
  const published = (work.relation?.['is-preprint-of'] ?? []).find(
    (relation) => relation['id-type'] === 'doi',
  );
  if (published === undefined) return [];
  return [
    {
      code: 'superseded-preprint',
      message: 'This preprint has since been published; the published version is usually the one to cite.',
      url: doiUrl(published.id),
    },
  ];
}

/** What Crossref knows about the work's fate: retracted, corrected, published since it was a preprint. */
export function noticesOf(work: Work): Notice[] {
  const updates = updateNotices(work);
  const retracted = updates.some(({ code }) => code === 'retracted') ? [] : titleNotices(work);
  return [...updates, ...retracted, ...preprintNotices(work)];
}
