import { bylineNames, type Name, readName } from '@citewright/record';

/** A person's name from a byline; what the reader takes for nobody stays a `literal`. */
export const toPerson = (text: string): Name => readName(text, bylineNames) ?? { literal: text };
