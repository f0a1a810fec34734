import { type FormatId, formatIds, formats } from '@citewright/interchange';
import * as z from 'zod';

const readable: readonly FormatId[] = formatIds.filter((id) => formats[id].reader);

/**
 * The format of a text with references: one of those that are read, `list` for pasted ones, `lines` for pasted ones that
 * stand in a line each, `auto` to find out.
 */
export const entryFormatSchema = z.enum(['auto', 'list', 'lines', ...readable]).default('auto');
