import type { ProjectCitation, ProjectCitationResponse, StyleId } from '@citewright/contract';
import type { Item } from '@citewright/csl';
import { formatProject, noticesInStyle, type ProjectReference } from '@citewright/formatting';
import type { Finding } from '../citations/find.ts';
import { present } from '../citations/present.ts';
import type { StoredCitation } from './citation-store.ts';
import { summarise } from './summary.ts';

/** The items of citations as they are formatted together: each under the number of its citation. */
export function itemsOf(citations: readonly StoredCitation[]): Item[] {
  return citations.map(({ id, item }) => ({ ...item, id }));
}

function presentCitation(
  citation: StoredCitation,
  reference: ProjectReference,
  style: StyleId,
): ProjectCitation {
  const { id, item, evidence, verification, record, createdAt } = citation;
  return {
    id,
    ...summarise(item),
    formattedCitation: reference.html,
    plainText: reference.text,
    inTextCitation: reference.inText,
    inTextHtml: reference.inTextHtml,
    item,
    evidence,
    verification,
    record,
    notices: noticesInStyle(citation, style, reference.text),
    createdAt,
  };
}

/** The citations of a project, formatted together and in the order of the style. */
export function presentCitations(citations: readonly StoredCitation[], style: StyleId): ProjectCitation[] {
  const byId = new Map(citations.map((citation) => [citation.id, citation]));
  return formatProject(itemsOf(citations), style).flatMap((reference) => {
    const citation = byId.get(Number(reference.id));
    return citation ? [presentCitation(citation, reference, style)] : [];
  });
}

/** What adding a citation came to: the citation, and what is told once and not stored with it. */
export interface Added {
  citation: StoredCitation;
  told: Pick<Finding, 'alternatives' | 'confidence' | 'match' | 'locator'>;
}

/** The answer for a citation that was added: as it stands among its `neighbours`, in the asked style. */
export function presentAdded(
  { citation, told }: Added,
  neighbours: readonly StoredCitation[],
  style: StyleId,
): ProjectCitationResponse {
  const { id, projectId, item, evidence, verification, record, notices } = citation;
  const places = new Map(told.locator && [[id, told.locator]]);
  const references = formatProject(itemsOf(neighbours), style, places);
  const finding = { ...told, item, evidence, verification, notices, ...(record && { record }) };
  const reference = references.find((formatted) => formatted.id === id);
  return { id, projectId, ...present(finding, style, reference) };
}
