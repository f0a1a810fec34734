import type { Duplicate, ProjectCitation, ProjectCitationResponse, StyleId } from '@citewright/contract';
import { noticesInStyle, type Reference } from '@citewright/formatting';
import type { Finding } from '../../citations/find.ts';
import { present } from '../../citations/present.ts';
import type { PlannedCitation } from '../references/planned-project.ts';
import { noticesOf, verificationOf } from '../references/project-rows.ts';
import type { StoredCitation } from './row.ts';
import { summarise } from './summary.ts';

/** A citation of a project as JSON. Item, evidence and record go out as they are stored. */
export function writeCitation(
  { row, item, planned, locator, duplicateOf }: PlannedCitation,
  style: StyleId,
): string {
  const { html, text, inText, inTextHtml, inTextForms } = planned.reference();
  const verification = verificationOf(row);
  const record = { item, notices: noticesOf(row), verification };
  const made = {
    id: row.id,
    ...summarise(item),
    formattedCitation: html,
    plainText: text,
    inTextCitation: inText,
    inTextHtml,
    inTextForms,
    locator,
    verification,
    notices: noticesInStyle(record, style, text, planned.title),
    duplicateOf,
    createdAt: row.created_at,
  } satisfies Omit<ProjectCitation, 'item' | 'evidence' | 'record'>;
  const stored = `"item":${row.item},"evidence":${row.evidence}${row.record === null ? '' : `,"record":${row.record}`}`;
  return `${JSON.stringify(made).slice(0, -1)},${stored}}`;
}

/** What adding a citation came to: the citation, and what is told once and not stored with it. */
export interface Added {
  citation: StoredCitation;
  told: Pick<Finding, 'alternatives' | 'confidence' | 'match'> & { duplicateOf?: Duplicate | undefined };
}

/** The answer for a citation that was added, with the reference that it has in the asked style. */
export function presentAdded(
  { citation, told: { duplicateOf, ...told } }: Added,
  reference: Reference | undefined,
  style: StyleId,
): ProjectCitationResponse {
  const { id, projectId, item, evidence, verification, record, notices, locator } = citation;
  const finding = { ...told, item, evidence, verification, notices, locator, ...(record && { record }) };
  return { id, projectId, duplicateOf, ...present(finding, style, reference) };
}
