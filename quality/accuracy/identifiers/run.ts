import type { Report } from '../../report.ts';
import { measureForms } from './forms.ts';
import { measureInText } from './in-text.ts';
import { measureUrls } from './urls.ts';

/** What `detect` and the readers of identifiers make of recorded inputs. */
export const identifiers = (): Report[] => [...measureForms(), ...measureInText(), ...measureUrls()];
