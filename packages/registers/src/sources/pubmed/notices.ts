import type { Notice } from '@citewright/record';
import { childOf, childrenOf, supersededNotice, textOf, type XmlElement } from '@citewright/record';

/** Relations to later publications, by `RefType` (https://www.nlm.nih.gov/bsd/licensee/elements_descriptions.html#commentscorrections). */
const relations: Readonly<Record<string, Notice>> = {
  RetractionIn: { code: 'retracted', values: { by: 'register', what: 'retraction' } },
  PartialRetractionIn: { code: 'retracted', values: { by: 'register', what: 'partial-retraction' } },
  ErratumIn: { code: 'corrected', values: { what: 'erratum' } },
  ExpressionOfConcernIn: { code: 'corrected', values: { what: 'concern' } },
  CorrectedandRepublishedIn: { code: 'corrected', values: { what: 'republication' } },
  UpdateIn: supersededNotice({}),
};

function linkOf(relation: XmlElement): string | undefined {
  const pmid = textOf(childOf(relation, 'PMID'));
  return pmid === undefined ? undefined : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
}

/** Notices from PubMed. `UpdateIn` of anything but a preprint is another edition of a review. */
export function pubmedNotices(citation: XmlElement | undefined, isPreprint: boolean): Notice[] {
  const found = childrenOf(childOf(citation, 'CommentsCorrectionsList'), 'CommentsCorrections');
  return found.flatMap((relation) => {
    const type = relation.attributes.RefType ?? '';
    const notice = type === 'UpdateIn' && !isPreprint ? undefined : relations[type];
    const url = linkOf(relation);
    return notice === undefined ? [] : [{ ...notice, ...(url !== undefined && { url }) }];
  });
}
