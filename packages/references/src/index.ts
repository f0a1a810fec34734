// The entry point of the package: lists of references as text, their entries, and the fields of each.
export type { Label } from './labelling/labels.ts';
export { type ParsedReference, parseReference } from './parse-reference.ts';
export { type CutEntry, cutList, identifierIn, withoutOrnaments } from './splitting/cut-list.ts';
/** @internal */
export { mayHeadList } from './splitting/list-heading.ts';
export { type ListedReference, splitReferences } from './splitting/split-references.ts';
