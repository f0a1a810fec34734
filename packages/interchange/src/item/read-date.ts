import type { DateValue } from '@citewright/record';

const seasons: Readonly<Record<string, number>> = { '21': 1, '22': 2, '23': 3, '24': 4 };

/** One date: `2019`, `2019-05`, `2019-05-01`, `2019/05/01/`; a season of EDTF (`2019-21`) as CSL writes it. */
function partsOf(text: string): { parts: number[]; season?: number } | undefined {
  const match = /^(-?\d{1,5})(?:[-/.](\d{1,2})?(?:[-/.](\d{1,2})?)?)?(?:T.{0,40})?$/.exec(text);
  if (!match) return undefined;
  const [year = '', month, day] = match.slice(1);
  const season = seasons[month ?? ''];
  if (season !== undefined) return { parts: [Number(year)], season };
  const parts = [year, month, day].map(Number);
  const valid = parts.findIndex((part, index) => index > 0 && !(part > 0 && part <= (index === 1 ? 12 : 31)));
  return { parts: valid === -1 ? parts : parts.slice(0, valid) };
}

/**
 * A date, or a range with a slash between two dates, as files of references write it (ISO 8601, EDTF's `~` and `?`, RIS).
 * Other words are kept as they are. Absent for an empty text.
 */
export function readDateText(text: string): DateValue | undefined {
  const trimmed = text.trim().slice(0, 100);
  if (trimmed === '') return undefined;
  const circa = /[~?%]$/.test(trimmed);
  const bare = trimmed.replace(/[~?%]+$/, '').replace(/[/-]+$/, '');
  const single = partsOf(bare);
  const marks = { ...(circa && { circa: true }) };
  if (single) {
    const { parts, season } = single;
    return { 'date-parts': [parts], ...(season && { season }), ...marks };
  }
  const [from, to, ...more] = bare.split('/').map(partsOf);
  if (from && to && more.length === 0) return { 'date-parts': [from.parts, to.parts], ...marks };
  return { literal: trimmed };
}
