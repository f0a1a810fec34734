// The one face of the package: readers and writers of bibliography files.
export type { Item } from '@citewright/record';
