import type { CitationItem, Locator, Notice, ProjectCitation, StyleId } from '@citewright/contract';
import { tellStyleNotice } from '@citewright/words';
import type { Formatter } from '~/engine/load-formatter.ts';

/** An item formatted as in its project, and the fields that the style requires but the item lacks. */
export interface LiveReference {
  html: string;
  inTextForms: ReturnType<Formatter['formatReference']>['inTextForms'];
  missing: Notice[];
}

/** Projects up to this size are formatted completely on every keystroke, so that numbers and year suffixes are correct. */
const smallProject = 100;

function among(
  item: CitationItem,
  citations: readonly ProjectCitation[],
  style: StyleId,
  place: Locator | undefined,
  { formatProject, formatReference }: Formatter,
) {
  if (citations.length > smallProject) return formatReference(item, style, place);
  const items = citations.map((citation) => ({ ...citation.item, id: citation.id }));
  const inOrderOfCiting = items.sort((one, other) => one.id - other.id);
  const changed = inOrderOfCiting.map((other) => (other.id === item.id ? item : other));
  const places = new Map(place && [[item.id, place]]);
  const formatted = formatProject(changed, style, places).find(({ id }) => id === item.id);
  return formatted ?? formatReference(item, style, place);
}

/** Formats an edited item among the other citations of its project. `item.id` is the citation's id. */
export function liveReference(
  item: CitationItem,
  citations: readonly ProjectCitation[],
  style: StyleId,
  place: Locator | undefined,
  formatter: Formatter,
): LiveReference {
  const { html, text, inTextForms } = among(item, citations, style, place, formatter);
  // For manual entries too: opening the form asks what could be improved.
  const work = { item, notices: [] as Notice[], verification: 'registry' };
  const notices = formatter.noticesInStyle(work, style, text).map(tellStyleNotice);
  return { html, inTextForms, missing: notices.filter(({ code }) => code === 'missing-field') };
}
