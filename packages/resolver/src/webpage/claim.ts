/** A contributor as a source names them: one string, or parts, or known to be an organisation. */
export interface Contributor {
  name: string;
  family?: string | undefined;
  given?: string | undefined;
  organisation?: boolean | undefined;
  /** Declared to be a person. */
  person?: boolean | undefined;
}

/** Where on a page claims come from; `weigh.ts` orders these per field. */
export type Family =
  | 'highwire'
  | 'json-ld'
  | 'json-ld-page'
  | 'dublin-core'
  | 'bepress'
  | 'eprints'
  | 'prism'
  | 'open-graph'
  | 'twitter'
  | 'meta'
  | 'microdata'
  | 'coins'
  | 'heading'
  | 'title-tag'
  | 'byline'
  | 'dateline'
  | 'time'
  | 'visible'
  | 'address';

/** Fields holding text: CSL variables, and `site` (the web site's name), `kind` (a CSL type) and `modified` besides. */
export type TextField =
  | 'title'
  | 'container-title'
  | 'collection-title'
  | 'publisher'
  | 'publisher-place'
  | 'site'
  | 'section'
  | 'language'
  | 'abstract'
  | 'volume'
  | 'issue'
  | 'page'
  | 'page-first'
  | 'page-last'
  | 'number'
  | 'version'
  | 'references'
  | 'ISSN'
  | 'ISBN'
  | 'DOI'
  | 'PMID'
  | 'arxiv'
  | 'issued'
  | 'modified'
  | 'kind';

/** Fields holding names. */
export type NameField = 'author' | 'editor' | 'director';

/** One statement of the page: this field has this value, says this source. */
export interface TextClaim {
  field: TextField;
  value: string;
  family: Family;
  source: string;
}

/** One statement of the page about people: these made it, says this source. */
export interface NameClaim {
  field: NameField;
  value: Contributor[];
  family: Family;
  source: string;
  /** A label such as "By" or "Author:" stands before the names. */
  labelled?: boolean | undefined;
}

/** Everything that sources claim, in page order. */
export interface Claims {
  texts: TextClaim[];
  names: NameClaim[];
}

/** Text claims from a table of `[field, value]`, absent and empty values left out. */
export function textClaims(
  family: Family,
  source: (field: TextField) => string,
  values: Iterable<readonly [TextField, string | undefined]>,
): TextClaim[] {
  const claims: TextClaim[] = [];
  for (const [field, value] of values) {
    if (value) claims.push({ field, value, family, source: source(field) });
  }
  return claims;
}

/** The claims of several readers as one. */
export function mergeClaims(parts: Claims[]): Claims {
  return { texts: parts.flatMap((part) => part.texts), names: parts.flatMap((part) => part.names) };
}
