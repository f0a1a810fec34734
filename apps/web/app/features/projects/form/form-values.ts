import type { newProjectSchema } from '@citewright/contract';
import type * as z from 'zod';

export type ProjectFormValues = z.input<typeof newProjectSchema>;

/** A form that nothing has been typed into: APA, everything else empty (specification §5). */
export const emptyProject: ProjectFormValues = {
  name: '',
  moduleName: '',
  moduleCode: '',
  referenceStyle: 'apa',
  description: '',
};
