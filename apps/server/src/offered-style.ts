import { styleIds } from '@citewright/styles';
import * as z from 'zod';

/** The id of a style that the registry has. The contract only says how ids look. */
export const offeredStyleSchema = z.enum(styleIds);
