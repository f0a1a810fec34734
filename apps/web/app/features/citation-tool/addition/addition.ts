import type { CitationEdit, CitationItem, CitationRequest } from '@citewright/contract';
import type { Addition } from '~/api/add-citation.ts';
import { identifierRequest } from '../choice/record-request.ts';
import { changedFields } from '../editing/changed-fields.ts';
import type { HistoryEntry } from '../history/session-history.ts';

type Asked = Addition['request'];

/** The request for a record by its identifier, if it has one. */
function itemRequest(item: CitationItem): Asked | undefined {
  const { URL } = item;
  const byAddress = URL === undefined ? undefined : ({ inputType: 'url', sourceInput: String(URL) } as const);
  return identifierRequest(item) ?? byAddress;
}

function withoutFormat({ format: _format, language: _language, ...asked }: CitationRequest): Asked {
  return asked;
}

/** What makes one version of a record the other. */
const itemEdit = (before: CitationItem, after: CitationItem): CitationEdit =>
  Object.fromEntries([...changedFields(before, after)].map((field) => [field, after[field] ?? null]));

/** Converts a history entry to an addition to a project; `undefined` if the server could not resolve it again. */
export function additionOf({ citation, original, request }: HistoryEntry): Addition | undefined {
  const { item, locator } = citation;
  const asked = request ? withoutFormat(request) : itemRequest(item);
  if (!asked) return undefined;
  return {
    title: String(item.title ?? ''),
    style: citation.format,
    language: citation.language,
    request: asked,
    edit: {
      ...(original ? itemEdit(original.item, item) : {}),
      ...(locator && { locator: locator as CitationEdit['locator'] }),
    },
  };
}
