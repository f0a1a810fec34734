import { branch, leaf, type Node } from '../output/node.ts';
import type { DateParts } from '../reference/date-parts.ts';
import type { DatePart, TermForm } from '../style/tree.ts';
import { toOrdinal } from '../text/ordinal.ts';
import { padded } from '../text/padded.ts';
import type { Context, StyleScope } from './context.ts';
import { compileStyling } from './styling.ts';

export type PartName = DatePart['name'];
export type DatePartRender = (date: DateParts, context: Context) => Node | undefined;

const monthTerm = (month: number): string => `month-${padded(month)}`;

function dayText(day: number, month: number | undefined, form: string, scope: StyleScope): string {
  const { locale } = scope;
  if (form === 'numeric-leading-zeros') return padded(day);
  if (form === 'ordinal' && (day === 1 || !locale.limitDayOrdinals)) {
    return toOrdinal(day, locale, month === undefined ? undefined : locale.genderOf(monthTerm(month)));
  }
  return String(day);
}

function monthText({ month, season }: DateParts, form: string, scope: StyleScope): string | undefined {
  if (season !== undefined) return scope.locale.term(`season-${padded(season)}`);
  if (month === undefined) return undefined;
  if (form === 'numeric') return String(month);
  if (form === 'numeric-leading-zeros') return padded(month);
  return scope.locale.term(monthTerm(month), form as TermForm);
}

/** Years before 1000 get an era (CSL 1.0.2, AD and BC). */
function yearText(year: number, form: string, scope: StyleScope): string {
  if (year < 0) return `${-year}${scope.locale.term('bc') ?? 'BC'}`;
  if (year < 1000) return `${year}${scope.locale.term('ad') ?? 'AD'}`;
  return form === 'short' ? String(year).slice(-2) : String(year);
}

/** The year, with the year suffix unless the style prints it explicitly. */
function renderYear(year: number, form: string, context: Context, scope: StyleScope): Node {
  const text = leaf(yearText(year, form, scope), 'year');
  const { yearSuffix } = context.cite;
  if (yearSuffix === undefined || context.yearSuffixDone || scope.explicitYearSuffix) return text;
  context.yearSuffixDone = true;
  return branch([text, leaf(yearSuffix, 'year-suffix')]);
}

/** `cs:date-part` of a date variable. */
export function compileDatePart(part: DatePart, scope: StyleScope): DatePartRender {
  const style = compileStyling(part, scope);
  const form = part.form ?? (part.name === 'day' ? 'numeric' : 'long');
  if (part.name === 'year') {
    return (date, context) =>
      date.year === undefined || date.year === 0
        ? undefined
        : style(renderYear(date.year, form, context, scope), context);
  }
  const text = (date: DateParts): string | undefined => {
    if (part.name === 'month') return monthText(date, form, scope);
    return date.day === undefined ? undefined : dayText(date.day, date.month, form, scope);
  };
  return (date, context) => {
    const output = text(date);
    return output ? style(leaf(output), context) : undefined;
  };
}
