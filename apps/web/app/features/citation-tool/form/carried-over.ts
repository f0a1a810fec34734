import { citedFirst, parseInText } from '@citewright/identifiers';
import { type Detected, detectInput } from './detect-input.ts';
import type { CitationFormValues } from './values.ts';

type Carried = Partial<CitationFormValues>;

/** The fields that an in-text citation or a whole reference names. */
function citedFields(value: string): Carried {
  const citation = parseInText(value);
  const cite = citation && citedFirst(citation);
  if (!cite) return {};
  const { authors, organisation, title = '', year } = cite;
  const names = authors.map(({ family, initials }) => [family, initials].filter(Boolean).join(', '));
  return {
    manualTitle: title,
    manualAuthors: organisation ?? names.join('; '),
    manualYear: year === undefined ? '' : String(year),
  };
}

/** The manual fields that an input fills, by its name. */
const fillers: Partial<Record<Detected['name'], (value: string) => Carried>> = {
  url: (value) => ({ manualSourceType: 'website', manualUrl: value }),
  doi: (value) => ({ manualSourceType: 'article', manualDetails: { DOI: value } }),
  title: (value) => ({ manualTitle: value }),
  isbn: () => ({ manualSourceType: 'book' }),
  arxiv: (value) => ({ manualSourceType: 'article', manualDetails: { DOI: value } }),
  pmid: (value) => ({ manualSourceType: 'article', manualUrl: value }),
  pmcid: (value) => ({ manualSourceType: 'article', manualUrl: value }),
  intext: citedFields,
  reference: citedFields,
};

/** What manual entry takes over from an input of another tab; what has been typed by hand stays. */
export function carriedOver(text: string, typed: CitationFormValues): Carried {
  const detected = detectInput('auto', text) ?? detectInput('intext', text);
  const carried = (detected && fillers[detected.name]?.(detected.value)) ?? {};
  const isUntouched = typed.manualTitle === '' && typed.manualAuthors === '' && typed.manualUrl === '';
  if (!isUntouched) return {};
  return carried.manualSourceType ? { ...carried, manualType: undefined } : carried;
}
