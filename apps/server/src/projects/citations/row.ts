import type {
  CitationItem,
  CitationRequest,
  Evidence,
  Locator,
  Notice,
  RecordLink,
  Verification,
} from '@citewright/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** A cited work with its origin, and the place in it that is cited. */
export interface CitedWork {
  item: CitationItem;
  evidence: Evidence;
  verification: Verification;
  record: RecordLink | undefined;
  notices: Notice[];
  locator: Locator | undefined;
}

/** A citation to store: the work, and the request that found it. */
export interface NewCitation extends CitedWork {
  request: CitationRequest;
}

/** A citation of a project. */
export interface StoredCitation extends CitedWork {
  id: number;
  projectId: number;
  createdAt: string;
}

const parseOptional = (text: string | null) => (text === null ? undefined : JSON.parse(text));
const writeOptional = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Not validated again: only the server writes rows, and validates before. */
export function fromRow(row: Selectable<Tables['citations']>): StoredCitation {
  return {
    id: row.id,
    projectId: row.project_id,
    item: JSON.parse(row.item),
    evidence: JSON.parse(row.evidence),
    verification: row.verification as Verification,
    record: parseOptional(row.record),
    notices: JSON.parse(row.notices),
    locator: parseOptional(row.locator),
    createdAt: row.created_at,
  };
}

/** A work as the columns of its row. */
export function toColumns({ item, evidence, verification, record, notices, locator }: CitedWork) {
  return {
    item: JSON.stringify(item),
    evidence: JSON.stringify(evidence),
    verification,
    record: writeOptional(record),
    notices: JSON.stringify(notices),
    locator: writeOptional(locator),
  };
}
