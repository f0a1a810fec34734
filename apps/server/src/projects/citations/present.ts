import {
  type Duplicate,
  type ProjectCitation,
  type ProjectCitationResponse,
  type StyleKey,
  verificationOf,
} from '@citewright/contract';
import { listEntry, noticesInStyle, type Reference } from '@citewright/formatting';
import { tellStyleNotice } from '@citewright/words';
import type { Finding } from '../../citations/find.ts';
import { fitWork } from '../../citations/fit-work.ts';
import { present } from '../../citations/present.ts';
import { presentParagraphs } from '../../citations/present-paragraphs.ts';
import type { PlannedCitation } from '../references/planned-project.ts';
import type { StoredCitation } from './row.ts';
import { summarise } from './summary.ts';

/** A citation as the list of its project has it. */
export function presentCitation(
  { citation, planned, duplicateOf, heading }: PlannedCitation,
  style: StyleKey,
  annotated: boolean | undefined,
): ProjectCitation {
  const { projectId: _, ...stored } = citation;
  const reference = planned.reference();
  const { html, text, inText, inTextHtml, inTextForms } = reference;
  return {
    ...stored,
    ...summarise(citation.item),
    formattedCitation: html,
    plainText: text,
    paragraphs: presentParagraphs(listEntry(reference, citation.item, style, annotated)),
    inTextCitation: inText,
    inTextHtml,
    inTextForms,
    verification: verificationOf(citation),
    notices: noticesInStyle(citation, style, text, planned.title).map(tellStyleNotice),
    heading,
    duplicateOf,
  };
}

/**
 * The result of adding a citation: the citation, and the fields that only this response has. Stored under the
 * idempotency key of the request, also by the previous release, so its fields keep their names.
 */
export interface Added {
  citation: StoredCitation;
  told: Pick<Finding, 'alternatives' | 'confidence' | 'match'> & { duplicateOf?: Duplicate | undefined };
}

/** The response for a citation that was added, with its reference in a style. */
export function presentAdded(
  { citation, told: { duplicateOf, ...told } }: Added,
  reference: Reference | undefined,
  style: StyleKey,
): ProjectCitationResponse {
  const { id, projectId } = citation;
  return { id, projectId, duplicateOf, ...present({ ...told, ...fitWork(citation) }, style, reference) };
}
