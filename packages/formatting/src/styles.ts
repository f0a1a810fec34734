import type { StyleId } from '@citewright/contract';
import { xml as apa } from '../generated/apa.ts';
import { xml as chicago } from '../generated/chicago.ts';
import { xml as britishEnglish } from '../generated/en-GB.ts';
import { xml as americanEnglish } from '../generated/en-US.ts';
import { xml as harvard } from '../generated/harvard.ts';
import { xml as ieee } from '../generated/ieee.ts';
import { xml as mla } from '../generated/mla.ts';

interface Source {
  style: string;
  language: string;
  locale: string;
}

/** The five styles with the language that each is written in. Harvard (Cite Them Right) is a British style. */
export const sources: Record<StyleId, Source> = {
  apa: { style: apa, language: 'en-US', locale: americanEnglish },
  mla: { style: mla, language: 'en-US', locale: americanEnglish },
  chicago: { style: chicago, language: 'en-US', locale: americanEnglish },
  harvard: { style: harvard, language: 'en-GB', locale: britishEnglish },
  ieee: { style: ieee, language: 'en-US', locale: americanEnglish },
};
