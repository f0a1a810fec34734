// The one face of the package: an item and a style in, a reference out.
export { doubtfulCapitals, withCapital } from './doubtful-capitals.ts';
export type { InTextForms, Printed } from './in-text-forms.ts';
export { itemFromManual } from './manual-item.ts';
export { type PlannedReference, planProject } from './plan-project.ts';
export {
  alphabeticalOrder,
  alphabeticalReferences,
  formatBibliography,
  formatProject,
  type ProjectReference,
} from './project-references.ts';
export { type CitedPlace, formatReference, type Reference } from './reference.ts';
export { noticesInStyle } from './style-notices.ts';
