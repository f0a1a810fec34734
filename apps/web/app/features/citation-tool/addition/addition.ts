import type { CitationEdit, CitationItem, CitationRequest } from '@citewright/contract';
import type { Addition } from '~/api/add-citation.ts';
import { identifierRequest } from '../choice/record-request.ts';
import type { HistoryEntry } from '../history/session-history.ts';

type Asked = Addition['request'];

/** The request for a record by its identifier, if it has one. */
function requestOf(item: CitationItem): Asked | undefined {
  const { URL } = item;
  const byAddress = URL === undefined ? undefined : ({ inputType: 'url', sourceInput: String(URL) } as const);
  return identifierRequest(item) ?? byAddress;
}

function withoutFormat({ format: _format, language: _language, ...asked }: CitationRequest): Asked {
  return asked;
}

/** The fields that differ between two versions of a record, as an edit. */
function changedFields(before: CitationItem, after: CitationItem): CitationEdit {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof CitationItem>;
  fields.delete('id');
  const changed = [...fields].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, after[field] ?? null]));
}

/** Converts a history entry to an addition to a project; `undefined` if the server could not resolve it again. */
export function additionOf({ citation, original, request }: HistoryEntry): Addition | undefined {
  const { item, locator } = citation;
  const asked = request ? withoutFormat(request) : requestOf(item);
  if (!asked) return undefined;
  return {
    title: String(item.title ?? ''),
    style: citation.format,
    language: citation.language,
    request: asked,
    edit: {
      ...(original ? changedFields(original.item, item) : {}),
      ...(locator && { locator: locator as CitationEdit['locator'] }),
    },
  };
}
