import type { CitationEdit, CitationItem, CitationRequest } from '@citewright/contract';
import type { Addition } from '~/api/add-citation.ts';
import type { HistoryEntry } from '../history/session-history.ts';

type Asked = Addition['request'];

/** Asks for a record by the identifier that it carries; none where it carries none. */
function requestOf({ DOI, ISBN, URL }: CitationItem): Asked | undefined {
  if (DOI !== undefined) return { inputType: 'doi', sourceInput: String(DOI) };
  const isbn = String(ISBN ?? '').split(/[\s,;]+/)[0];
  if (isbn) return { inputType: 'isbn', sourceInput: isbn };
  return URL === undefined ? undefined : { inputType: 'url', sourceInput: String(URL) };
}

function withoutFormat({ format: _format, ...asked }: CitationRequest): Asked {
  return asked;
}

/** The fields that differ between two states of a record, as an edit makes them. */
function changedFields(before: CitationItem, after: CitationItem): CitationEdit {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof CitationItem>;
  fields.delete('id');
  const changed = [...fields].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, after[field] ?? null]));
}

/** How a project takes in what an entry of the history shows; none where the server could not find it again. */
export function additionOf({ citation, chosen, original, request }: HistoryEntry): Addition | undefined {
  const alternative = chosen === undefined ? undefined : citation.alternatives[chosen];
  const { item } = alternative ?? citation;
  const asked = !alternative && request ? withoutFormat(request) : requestOf(item);
  if (!asked) return undefined;
  const { locator } = citation;
  return {
    title: String(item.title ?? ''),
    request: asked,
    edit: {
      ...(!alternative && original ? changedFields(original.item, item) : {}),
      ...(locator && { locator: locator as CitationEdit['locator'] }),
    },
  };
}
