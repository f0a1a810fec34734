import * as z from 'zod';

/** The formats in which a project can be taken elsewhere: `GET /api/projects/{id}/export?format=`. */
export const exportFormats = ['txt', 'html', 'docx', 'rtf', 'bib', 'ris', 'csl-json'] as const;
export const exportFormatSchema = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof exportFormatSchema>;
