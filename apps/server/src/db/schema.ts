import type { Generated, Kysely } from 'kysely';

/**
 * The tables, the same for every database. Times are ISO 8601 text in UTC, which sorts by time; JSON is text that no query reads.
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
  custom_styles: CustomStyleTable;
  live_links: LiveLinkTable;
}

/** An open database with these tables. */
export type Database = Kysely<Tables>;

/** `key` is the HMAC of the identifier in the browser. */
interface SessionTable {
  key: string;
  created_at: string;
  /** Bytes of its citations, or more: removals are subtracted only when the session runs out of room. */
  bytes: Generated<number>;
  /** The day of its last use; absent when a previous release created it. */
  used_at: string | null;
}

interface ProjectTable {
  id: Generated<number>;
  session_key: string;
  name: string;
  module_name: string;
  module_code: string;
  reference_style: string;
  /** The language that it is printed in; absent for the style's own. */
  language: string | null;
  description: string | null;
  /** 1 where its list prints annotations. */
  annotated: number | null;
  /** The sections of its list, and the colours of its tags, as JSON. */
  sections: string | null;
  tag_colours: string | null;
  created_at: string;
  /** Incremented by every change of the project or its citations. */
  revision: Generated<number>;
  /** When it was deleted: no query reads it, and it can be restored for 30 days. */
  deleted_at: string | null;
}

/** The record and its request; references are formatted when read. */
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
  /** The locator of its in-text forms. */
  locator: string | null;
  /** Its place among the ids of its project; absent when it was never moved, and stands at its id. */
  position: number | null;
  /** As for a project. */
  deleted_at: string | null;
}

/** The result of a request with this key; `request_hash` distinguishes a retry from another request. */
interface IdempotencyKeyTable {
  session_key: string;
  key: string;
  request_hash: string;
  result: string;
  created_at: string;
}

/** Upstream answers by canonical identifier, until `expires_at`. */
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

/** Model requests of a day, in days since 1 January 1970 (UTC). */
interface ModelDayTable {
  day: number;
  spent: number;
}

/** A style that a session brought as a file: `csl` is its text, `about` what the API says of it. */
interface CustomStyleTable {
  session_key: string;
  id: string;
  about: string;
  csl: string;
  created_at: string;
}

/** The private link of a project: `link_key` is the HMAC of what makes it unguessable. */
interface LiveLinkTable {
  project_id: number;
  link_key: string;
  created_at: string;
  /** From when on it leads nowhere; absent for one without an end. */
  expires_at: string | null;
  /** The list as it stood when the link was made (`frozen-list.ts`); absent for one that shows the list as it is. */
  frozen: string | null;
}

/** The uses of a limit by a session or network, as `uses.ts` counts them, and when none counts any more: milliseconds since the epoch. */
interface TurnTable {
  key: string;
  full_at: number;
  uses: string | null;
}
