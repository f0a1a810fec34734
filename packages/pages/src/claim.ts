/** A contributor as a source gives it: one string, name parts, or an organisation. */
export interface Contributor {
  name: string;
  family?: string | undefined;
  given?: string | undefined;
  organisation?: boolean | undefined;
  /** Declared as a person. */
  person?: boolean | undefined;
}

/** The places on a page where claims come from; `choose*.ts` rank these per field. */
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
  | 'reference'
  | 'byline'
  | 'signature'
  | 'owner'
  | 'dateline'
  | 'visible'
  | 'address';

/** Text fields: CSL variables, `site` (the web site's name), `kind` (a CSL type) and `modified`. */
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

/** Name fields. */
export type NameField = 'author' | 'editor' | 'director';

/** A statement by a source on the page: a field and its value. */
export interface TextClaim {
  field: TextField;
  value: string;
  family: Family;
  source: string;
}

/** A statement by a source on the page about people. */
export interface NameClaim {
  field: NameField;
  value: Contributor[];
  family: Family;
  source: string;
  /** A label such as "By" or "Author:" precedes the names. */
  labelled?: boolean | undefined;
}

/** All claims, in page order. */
export interface Claims {
  texts: TextClaim[];
  names: NameClaim[];
}

/** Text claims from `[field, value]` pairs; absent and empty values are omitted. */
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

/** A claim of authors seen in the text. */
export function nameClaim(family: Family, names: readonly string[], labelled?: boolean): NameClaim {
  return { field: 'author', value: names.map((name) => ({ name })), family, source: 'byline', labelled };
}

/** Combines the claims of several readers. */
export function mergeClaims(parts: Claims[]): Claims {
  return { texts: parts.flatMap((part) => part.texts), names: parts.flatMap((part) => part.names) };
}
