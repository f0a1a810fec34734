import type { Claims, Family, NameClaim, NameField, TextClaim, TextField } from './claim.ts';
import { metaContents, type Page } from './page.ts';

/** Fields by meta name, best first: `{ 'citation_title': 'title' }`. */
export type MetaTable = Readonly<Record<string, TextField>>;
/** The same for name fields: `{ 'citation_author': 'author' }`. */
export type NameMetaTable = Readonly<Record<string, NameField>>;

/** Claims of all meta elements in a table; a repeated name is one claim with all values. */
export function claimsOfMetas(page: Page, family: Family, texts: MetaTable, names: NameMetaTable): Claims {
  return { texts: textsOf(page, family, texts), names: namesInMeta(page, family, names) };
}

function textsOf(page: Page, family: Family, table: MetaTable): TextClaim[] {
  return Object.entries(table).flatMap(([name, field]) =>
    metaContents(page, name).map((value) => ({ field, value, family, source: name })),
  );
}

function namesInMeta(page: Page, family: Family, table: NameMetaTable): NameClaim[] {
  return Object.entries(table).flatMap(([source, field]) => {
    const value = metaContents(page, source).map((name) => ({ name }));
    return value.length > 0 ? [{ field, value, family, source }] : [];
  });
}
