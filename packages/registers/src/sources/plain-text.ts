import { readPlainText } from '@citewright/record';

/** A text of a register without its markup; absent where the register has none. */
export const plainTextOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : readPlainText(text);
