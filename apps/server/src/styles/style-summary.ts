import {
  type ShownStyle,
  type StyleDetails,
  type StyleId,
  type StyleSummary,
  shownStyleSchema,
  styleDetailsSchema,
  styleSummarySchema,
} from '@citewright/contract';
import { aboutStyle, type CatalogueEntry, namesOf, styleFacts } from '@citewright/styles';

const styleNames = (style: CatalogueEntry) => ({
  ...style,
  name: aboutStyle(style.id)?.name ?? namesOf(style).name,
});

/** A style of the catalogue as the API lists it. */
export const styleSummary = (style: CatalogueEntry): StyleSummary =>
  styleSummarySchema.parse(styleNames(style));

/** All that the API says of a style. */
export function styleDetails(style: CatalogueEntry): StyleDetails {
  const parentTitle = style.parent && styleFacts(style.parent)?.title;
  return styleDetailsSchema.parse({ ...styleNames(style), parentTitle });
}

/** What interfaces show of a style that they do not know themselves; undefined for the five and their variants. */
export function shownStyle(id: StyleId): ShownStyle | undefined {
  const facts = aboutStyle(id) ? undefined : styleFacts(id);
  if (!facts) return undefined;
  return shownStyleSchema.parse(styleNames(facts));
}
