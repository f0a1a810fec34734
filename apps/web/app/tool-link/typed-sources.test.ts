import { formatReference, itemFromManual } from '@citewright/formatting';
import { describe, expect, it } from 'vitest';
import { apaGuide } from '~/content/style-guides/apa.ts';
import { chicagoGuide } from '~/content/style-guides/chicago.ts';
import { harvardGuide } from '~/content/style-guides/harvard.ts';
import { ieeeGuide } from '~/content/style-guides/ieee.ts';
import { mlaGuide } from '~/content/style-guides/mla.ts';
import { manualDataOf } from '~/features/citation-tool/form/build-request.ts';
import { readPrefill } from '~/features/citation-tool/form/prefill.ts';
import { emptyValues } from '~/features/citation-tool/form/values.ts';
import { typedLink } from './tool-link.ts';

/** The access date of all web pages that the guides cite. */
const accessed = new Date(2025, 3, 18);

describe.each([apaGuide, mlaGuide, chicagoGuide, harvardGuide, ieeeGuide])(
  'in $style',
  ({ style, examples }) => {
    const typed = examples.entries.filter(({ tryWith }) => tryWith === 'typed');

    it.each(typed)('"$kind", filled in by its link, is formatted as in the guide', ({ work }) => {
      const link = new URL(typedLink('/', style, work) ?? '', 'http://site.example');
      const data = manualDataOf({ ...emptyValues(style), ...readPrefill(link.searchParams) });
      const item = itemFromManual(data, accessed);
      expect(formatReference(item, style).html).toBe(formatReference(work, style).html);
    });
  },
);
