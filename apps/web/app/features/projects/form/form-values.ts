import type { newProjectSchema } from '@citewright/contract';
import type * as z from 'zod';

export type ProjectFormValues = z.input<typeof newProjectSchema>;

/** The empty form: APA, all other fields empty (specification §5). */
export const emptyProject: ProjectFormValues = {
  name: '',
  moduleName: '',
  moduleCode: '',
  referenceStyle: 'apa',
  description: '',
};
