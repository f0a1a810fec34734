import type { CitedTogether, InTextForms, ProblemCode } from '@citewright/contract';
import type { CitationPrinter, CitedWork } from '@citewright/formatting';
import { ProblemError } from '../problem.ts';
import { mapInSteps } from '../projects/references/steps.ts';
import { createPrintedBudget } from '../work/printed-budget.ts';

type Id = CitedWork['id'];

/** The works of a list by what a request may call them. */
export type WorkNames = (called: number | string) => Id | undefined;

type CitationItem = CitedTogether['citationItems'][number];

const citedWorkOf = (id: Id, cite: CitationItem): CitedWork => ({
  id,
  place: cite.locator ? { label: cite.label ?? 'page', value: cite.locator } : undefined,
  prefix: cite.prefix,
  suffix: cite.suffix,
  suppressAuthor: cite['suppress-author'],
  authorOnly: cite['author-only'],
});

/**
 * Prints citations of works of a list, in steps. @throws ProblemError with the code `missing` for a work that the list does not have, and
 * `STYLE_TOO_COMPLEX`
 */
export async function citeTogether(
  print: CitationPrinter,
  citations: readonly CitedTogether[],
  named: WorkNames,
  missing: ProblemCode,
): Promise<InTextForms[]> {
  const counted = createPrintedBudget();
  return await mapInSteps(citations, ({ citationItems, unsorted }) => {
    const works = citationItems.map((cite) => {
      const id = named(cite.id);
      if (id === undefined) throw new ProblemError(missing);
      return citedWorkOf(id, cite);
    });
    const forms = print({ works, unsorted });
    return counted(forms, JSON.stringify(forms).length);
  });
}
