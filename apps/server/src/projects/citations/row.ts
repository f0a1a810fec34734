import {
  type CitationRequest,
  type CitedWork,
  citedWorkSchema,
  noticeSchema,
  verificationSchema,
} from '@citewright/contract';
import { withSeverity } from '@citewright/record';
import { tellNotice } from '@citewright/words';
import type { Selectable } from 'kysely';
import * as z from 'zod';
import { fitWork } from '../../citations/fit-work.ts';
import type { Tables } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { readJson } from '../stored-json.ts';
import { readMoment } from '../stored-moment.ts';

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

/** Shown in the place of a row that cannot be read, so that its user can delete it. */
const unreadable: CitedWork = {
  item: { id: 'unreadable', type: 'document', title: 'Citation that cannot be read' },
  evidence: {},
  verification: 'unverified',
  notices: [withSeverity(tellNotice({ code: 'unreadable', values: {} }))],
};

/** True for a citation whose row holds more than can be read. */
export const isUnreadable = ({ item }: CitedWork): boolean => item === unreadable.item;

const looseItemSchema = z.looseObject({ id: z.union([z.string(), z.number()]), type: z.string() });

const objectOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {});

/** The parts of a row that can be read. Rows of older releases, and damaged ones, may differ from the contract. */
function salvageRow(row: Selectable<Tables['citations']>): CitedWork {
  const item = looseItemSchema.safeParse(readJson(row.item)).data;
  if (!item) return unreadable;
  const [evidence, notices] = [readJson(row.evidence), readJson(row.notices)];
  return fitWork({
    item,
    evidence: Object.fromEntries(Object.entries(objectOf(evidence))),
    verification: verificationSchema.safeParse(row.verification).data ?? 'unverified',
    record: readJson(row.record) as CitedWork['record'],
    notices: Array.isArray(notices) ? notices.filter((notice) => noticeSchema.safeParse(notice).success) : [],
    locator: readJson(row.locator) as CitedWork['locator'],
  });
}

/** The citation of a row: never fails, whoever wrote the row. */
export function citationOfRow(row: Selectable<Tables['citations']>): StoredCitation {
  const { data: work } = citedWorkSchema.safeParse({
    item: readJson(row.item),
    evidence: readJson(row.evidence),
    verification: row.verification,
    record: readJson(row.record),
    notices: readJson(row.notices),
    locator: readJson(row.locator),
  });
  return {
    ...(work ?? salvageRow(row)),
    id: row.id,
    projectId: row.project_id,
    createdAt: readMoment(row.created_at),
  };
}

const writeOptional = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** A work as the columns of its row. @throws ProblemError for one that could not be read back: nothing else writes rows. */
export function toColumns({ item, evidence, verification, record, notices, locator }: CitedWork) {
  const work = { item, evidence, verification, record, notices, locator };
  if (!citedWorkSchema.safeParse(work).success) throw new ProblemError('INVALID_REQUEST');
  return {
    item: JSON.stringify(item),
    evidence: JSON.stringify(evidence),
    verification,
    record: writeOptional(record),
    notices: JSON.stringify(notices),
    locator: writeOptional(locator),
  };
}
