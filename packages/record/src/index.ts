// The one face of the package: what is known of a work.
export type { DateValue, Item, Name } from '@citewright/csl';
