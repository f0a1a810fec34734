import type { CitationEdit, CitationItem, CitationRequest } from '@citewright/contract';
import type { Addition } from '~/api/add-citation.ts';
import { identifierRequest } from '../choice/record-request.ts';
import type { HistoryEntry } from '../history/session-history.ts';

type Asked = Addition['request'];

/** Asks for a record by the identifier that it carries; none where it carries none. */
function requestOf(item: CitationItem): Asked | undefined {
  const { URL } = item;
  const byAddress = URL === undefined ? undefined : ({ inputType: 'url', sourceInput: String(URL) } as const);
  return identifierRequest(item) ?? byAddress;
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
export function additionOf({ citation, original, request }: HistoryEntry): Addition | undefined {
  const { item, locator } = citation;
  const asked = request ? withoutFormat(request) : requestOf(item);
  if (!asked) return undefined;
  return {
    title: String(item.title ?? ''),
    request: asked,
    edit: {
      ...(original ? changedFields(original.item, item) : {}),
      ...(locator && { locator: locator as CitationEdit['locator'] }),
    },
  };
}
