import type { CitationResponse, Notice } from '@citewright/contract';
import { styleKey } from '@citewright/styles';
import type { Formatter } from '~/engine/load-formatter.ts';
import { type Fix, fixesOf } from './notice-fixes.ts';
import { restyle } from './restyle.ts';

/** What remains of a notice after a fix: nothing, or its other fields and words if there are still fixes for them. */
function remainingNotices(notice: Notice, fix: Fix, citation: CitationResponse): Notice[] {
  const left = {
    ...notice,
    fields: notice.fields?.filter((field) => field !== fix.field),
    ...(fix.word !== undefined && { words: notice.words?.filter((word) => word !== fix.word) }),
  };
  return fixesOf(left, citation).length > 0 ? [left] : [];
}

/** Applies a fix to a citation: formats it again and removes the notices that the fix settles. */
export function correctCitation(
  citation: CitationResponse,
  notice: Notice,
  fix: Fix,
  formatter: Formatter,
): CitationResponse {
  const chosen = { ...citation, item: fix.apply(citation.item, formatter) };
  const notices = citation.notices.flatMap((said) =>
    said.code === notice.code ? remainingNotices(said, fix, chosen) : [said],
  );
  return restyle({ ...chosen, notices }, styleKey(citation.format, citation.language), formatter);
}
