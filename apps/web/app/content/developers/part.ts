/** A call of the API, shown as a command with its answer. A browser test sends it and compares the answer. */
export interface ApiCall {
  kind: 'call';
  title: string;
  method: 'GET' | 'POST';
  /** Path and query: `/api/styles?q=nature`. `$PROJECT` is the id of the project that an earlier call made. */
  path: string;
  body?: object;
  /** Sent with a session identifier, `$SESSION`. */
  session?: true;
  /** What the answer holds, among more; as text where it is none of JSON. */
  answer: object | string;
}

/** A piece of a part. In `text`, words between backticks are code; `$ORIGIN` is the origin of this site. */
export type DeveloperBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** `$ORIGIN` is the address of the site. */
  | { kind: 'code'; label: string; code: string }
  | { kind: 'table'; label: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'links'; links: readonly { to: string; label: string }[] }
  /** The button for other sites, live. */
  | { kind: 'button'; doi: string; label: string }
  /** A link to drag into the bookmarks, with the code of its address. */
  | { kind: 'bookmark'; label: string; code: string }
  | ApiCall;

/** A part of the page for developers. */
export interface DeveloperPart {
  /** The anchor of its heading. */
  id: string;
  title: string;
  blocks: readonly DeveloperBlock[];
}
