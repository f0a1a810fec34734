import * as z from 'zod';

/** The five reference styles, in the order in which they are offered. */
export const styleIds = ['apa', 'mla', 'chicago', 'harvard', 'ieee'] as const;

export const styleIdSchema = z.enum(styleIds);
export type StyleId = z.infer<typeof styleIdSchema>;

/** How a style is called: `name` alone (badges, tabs), `label` with its edition (selectors). */
export const styleLabels = {
  apa: { name: 'APA', label: 'APA 7th Edition' },
  mla: { name: 'MLA', label: 'MLA 9th Edition' },
  chicago: { name: 'Chicago', label: 'Chicago 17th Edition' },
  harvard: { name: 'Harvard', label: 'Harvard (Style)' },
  ieee: { name: 'IEEE', label: 'IEEE (Format)' },
} as const satisfies Record<StyleId, { name: string; label: string }>;
