import type { CitationItem, ListSection, Locator, StyleKey } from '@citewright/contract';
import { useMemo } from 'react';
import { togetherWords } from '~/content/history.ts';
import { useFormatter } from '~/engine/use-formatter.ts';
import { ReferenceInline } from '~/ui/reference-text.tsx';
import { CopyIconButton } from './copy-button.tsx';
import { mainForm } from './in-text-forms.ts';
import { inTextContent } from './reference-content.ts';

/** A work of a list, and the place in it that is cited. */
interface ListedWork {
  id: number;
  item: CitationItem;
  locator?: Locator | undefined;
}

const noSections: readonly ListSection[] = [];

interface TogetherLineProps {
  /** The whole list in the order of first citing, by which works are numbered and told apart. */
  works: readonly ListedWork[];
  chosen: ReadonlySet<number>;
  style: StyleKey;
  /** The sections of the list. */
  sections?: readonly ListSection[];
}

/** The chosen works of a list as one citation, to be copied. */
export function TogetherLine({ works, chosen, style, sections = noSections }: TogetherLineProps) {
  const state = useFormatter(style);
  const printed = useMemo(() => {
    if (state.status !== 'ready' || chosen.size === 0) return undefined;
    const items = works.map(({ id, item }) => ({ ...item, id }));
    const cited = works.filter(({ id }) => chosen.has(id)).map(({ id, locator }) => ({ id, place: locator }));
    const { places } = state.formatter.placeInSections(sections, items);
    const forms = state.formatter.citationPrinter(items, style, places)({ works: cited });
    return mainForm(forms);
  }, [state, works, chosen, style, sections]);
  return (
    <div className="flex min-h-11 w-full items-center gap-1 rounded-md bg-sunk pr-1 pl-4 text-sm">
      {printed ? (
        <>
          <ReferenceInline html={printed.html} className="min-w-0 flex-1 py-2.5" />
          <CopyIconButton
            label={togetherWords.copy}
            content={() => inTextContent(printed.html, printed.text)}
          />
        </>
      ) : (
        <p className="text-ink-soft">
          {state.status === 'failed' ? togetherWords.failed : togetherWords.hint}
        </p>
      )}
    </div>
  );
}
