import type { Claims, NameClaim, TextClaim } from './claim.ts';
import { metaContents, type Page } from './page.ts';

const dates = ['dc.date.issue', 'dc.date.datesubmitted'] as const;
const numbers = ['citation_patent_publication_number', 'citation_patent_number'] as const;

/**
 * Claims of a patent's page. The scheme of its Dublin Core distinguishes inventors from assignees and the
 * issue date from the filing date. Cited are the inventors, the issue date and the publication number; an
 * application has only a filing date.
 */
export function readPatent(page: Page): Claims {
  if (!metaContents(page, 'dc.type').includes('patent')) return { texts: [], names: [] };
  const [date] = dates.flatMap((source) => metaContents(page, source).map((value) => ({ source, value })));
  const [number] = numbers.flatMap((source) =>
    metaContents(page, source).map((value) => ({ source, value })),
  );
  const texts: TextClaim[] = [
    ...(date ? [{ field: 'issued', family: 'highwire', ...date } as const] : []),
    ...(number
      ? [{ field: 'number', family: 'highwire', ...number, value: number.value.replaceAll(':', '') } as const]
      : []),
    ...metaContents(page, 'dc.title').map(
      (value) => ({ field: 'title', family: 'highwire', source: 'dc.title', value }) as const,
    ),
  ];
  const inventors = metaContents(page, 'dc.contributor.inventor').map((name) => ({ name }));
  const names: NameClaim[] =
    inventors.length > 0
      ? [{ field: 'author', family: 'highwire', source: 'dc.contributor', value: inventors }]
      : [];
  return { texts, names };
}
