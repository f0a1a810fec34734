import { readPlainText } from '@citewright/record';
import { type MarcField, subfieldsOf } from './record.ts';

/** The host of a component part (field 773). */
export interface Host {
  title?: string | undefined;
  page?: string | undefined;
  volume?: string | undefined;
  issue?: string | undefined;
}

const places = {
  page: /(?:pages?:|seiten? |s\. |p{1,2}\. ?)(\d{1,6}(?:-\d{1,6})?)/i,
  volume: /(?:volume:|vol\. ?|bd\. ?|band )(\d{1,5})/i,
  issue: /(?:number:|no\. ?|nr\. ?|heft |h\. )(\d{1,4})/i,
} as const;

/**
 * The host of a component, with its pages as German and American libraries write them (`pages:447-473`,
 * `Seite 3-9`).
 */
export function marcHost(fields: readonly MarcField[]): Host {
  const related = fields
    .flatMap((field) => subfieldsOf(field, 'g'))
    .join(' ')
    .slice(0, 300);
  const title = fields.flatMap((field) => subfieldsOf(field, 't'))[0]?.split(' / ')[0];
  const found = (name: keyof typeof places) => places[name].exec(related)?.[1];
  return {
    title: title === undefined ? undefined : readPlainText(title),
    page: found('page'),
    volume: found('volume'),
    issue: found('issue'),
  };
}
