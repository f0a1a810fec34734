import type {
  Duplicate,
  Locator,
  ProjectCitation,
  ProjectCitationResponse,
  StyleId,
} from '@citewright/contract';
import type { Item } from '@citewright/csl';
import { formatEach, formatProject, noticesInStyle, type ProjectReference } from '@citewright/formatting';
import type { Finding } from '../citations/find.ts';
import { present } from '../citations/present.ts';
import type { StoredCitation } from './citation-row.ts';
import { createKnownWorks } from './duplicates.ts';
import { summarise } from './summary.ts';

/** The items of citations as they are formatted together: each under the number of its citation. */
export function itemsOf(citations: readonly StoredCitation[]): Item[] {
  return citations.map(({ id, item }) => ({ ...item, id }));
}

function presentCitation(
  citation: StoredCitation,
  reference: ProjectReference,
  style: StyleId,
  duplicateOf: Duplicate | undefined,
): ProjectCitation {
  const { id, item, evidence, verification, record, locator, createdAt } = citation;
  return {
    id,
    ...summarise(item),
    formattedCitation: reference.html,
    plainText: reference.text,
    inTextCitation: reference.inText,
    inTextHtml: reference.inTextHtml,
    inTextForms: reference.inTextForms,
    locator,
    item,
    evidence,
    verification,
    record,
    notices: noticesInStyle(citation, style, reference.text),
    duplicateOf,
    createdAt,
  };
}

/** The places that citations name, by the numbers of their items. */
function placesOf(citations: readonly StoredCitation[]): Map<number, Locator> {
  return new Map(citations.flatMap(({ id, locator }) => (locator ? [[id, locator] as const] : [])));
}

/** The citations of a work that an earlier one cites already. `citations` stand in the order in which they were added. */
function duplicatesAmong(citations: readonly StoredCitation[]): Map<number, Duplicate> {
  const works = createKnownWorks([]);
  const duplicates = new Map<number, Duplicate>();
  for (const citation of citations) {
    const known = works.find(citation.item);
    if (known) duplicates.set(citation.id, known);
    works.add(citation);
  }
  return duplicates;
}

/** The citations of a project, formatted together and in the order of the style, each made when it is asked for. */
export function* presentEach(
  citations: readonly StoredCitation[],
  style: StyleId,
): Generator<ProjectCitation, undefined> {
  const byId = new Map(citations.map((citation) => [citation.id, citation]));
  const duplicates = duplicatesAmong(citations);
  for (const reference of formatEach(itemsOf(citations), style, placesOf(citations))) {
    const citation = byId.get(Number(reference.id));
    if (citation) yield presentCitation(citation, reference, style, duplicates.get(citation.id));
  }
}

/** What adding a citation came to: the citation, and what is told once and not stored with it. */
export interface Added {
  citation: StoredCitation;
  told: Pick<Finding, 'alternatives' | 'confidence' | 'match'> & { duplicateOf?: Duplicate | undefined };
}

/** The answer for a citation that was added: as it stands among its `neighbours`, in the asked style. */
export function presentAdded(
  { citation, told: { duplicateOf, ...told } }: Added,
  neighbours: readonly StoredCitation[],
  style: StyleId,
): ProjectCitationResponse {
  const { id, projectId, item, evidence, verification, record, notices, locator } = citation;
  const references = formatProject(itemsOf(neighbours), style, placesOf(neighbours));
  const finding = { ...told, item, evidence, verification, notices, locator, ...(record && { record }) };
  const reference = references.find((formatted) => formatted.id === id);
  return { id, projectId, duplicateOf, ...present(finding, style, reference) };
}
