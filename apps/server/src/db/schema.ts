import type { Generated, Kysely } from 'kysely';

/**
 * The tables, the same for every database. Points in time are ISO 8601 text in UTC, which both databases compare the
 * way they compare times; JSON is text that only we read.
 */
export interface Tables {
  sessions: SessionTable;
  projects: ProjectTable;
  citations: CitationTable;
  idempotency_keys: IdempotencyKeyTable;
  lookups: LookupTable;
  device_links: DeviceLinkTable;
  model_days: ModelDayTable;
  turns: TurnTable;
}

/** An open database with these tables. */
export type Database = Kysely<Tables>;

/** `key` is the HMAC of the identifier that the browser holds. */
interface SessionTable {
  key: string;
  created_at: string;
}

interface ProjectTable {
  id: Generated<number>;
  session_key: string;
  name: string;
  module_name: string;
  module_code: string;
  reference_style: string;
  description: string | null;
  created_at: string;
  /** Rises with every change of the project or of its citations. */
  revision: Generated<number>;
  /** When it was deleted: nobody reads it any more, and for an hour it can come back. */
  deleted_at: string | null;
}

/** The record and how it was asked for; references are formatted from it when read. */
interface CitationTable {
  id: Generated<number>;
  project_id: number;
  item: string;
  evidence: string;
  verification: string;
  record: string | null;
  notices: string;
  request: string;
  created_at: string;
  /** The place that its in-text forms name. */
  locator: string | null;
  /** As of a project. */
  deleted_at: string | null;
}

/** What a request with this key came to; `request_hash` tells a retry from another request. */
interface IdempotencyKeyTable {
  session_key: string;
  key: string;
  request_hash: string;
  result: string;
  created_at: string;
}

/** What upstream services answered, by canonical identifier, until `expires_at`. */
interface LookupTable {
  key: string;
  value: string;
  expires_at: string;
}

/**
 * A code that opens a session on another device, once: `code_key` is its HMAC, `sealed_id` the session's identifier,
 * encrypted with the code.
 */
interface DeviceLinkTable {
  code_key: string;
  session_key: string;
  sealed_id: string;
  expires_at: string;
}

/** How often the model was asked on a day, counted from 1 January 1970 (UTC). */
interface ModelDayTable {
  day: number;
  spent: number;
}

/** When the token bucket of a limit and session or network will be full again: milliseconds since the epoch. */
interface TurnTable {
  key: string;
  full_at: number;
}
