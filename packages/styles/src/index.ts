// The one face of the package: the styles.
export type { Item } from '@citewright/record';
