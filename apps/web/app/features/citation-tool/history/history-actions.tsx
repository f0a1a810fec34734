import type { StyleKey } from '@citewright/contract';
import { partsOfStyleKey } from '@citewright/styles';
import { Copy, FileOutput } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { KeptList } from '~/api/add-citation.ts';
import { printedContent } from '~/clipboard/printed-content.ts';
import { useCopy } from '~/clipboard/use-copy.ts';
import { historyWords } from '~/content/history.ts';
import { type Formatter, loadFormatter } from '~/engine/load-formatter.ts';
import { offersFiles } from '~/files/offers-files.ts';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { Menu } from '~/ui/menu.tsx';
import { toast } from '~/ui/toast-store.ts';
import { additionOf } from '../addition/addition.ts';
import { useEngine } from '../result/use-restyled.ts';
import type { HistoryEntry } from './session-history.ts';

const loadFormatList = () => import('~/files/format-list.tsx');
const FormatList = lazyPart(async () => (await loadFormatList()).FormatList);

/** Renders the control that makes a project of the list. Supplied by the page. */
export type DrawKeeping = (list: KeptList) => ReactNode;

/** The records of the list in the order of citing, each with an id of its own: several may share one. */
const itemsOf = (entries: readonly HistoryEntry[]) =>
  entries.map(({ id, citation }) => ({ ...citation.item, id })).toReversed();

/** The list as the style prints it, without what it cites in the text only. */
function historyReferences(
  { formatBibliography, isCitedInTextOnly }: Formatter,
  entries: readonly HistoryEntry[],
  format: StyleKey,
) {
  const items = itemsOf(entries);
  const unlisted = new Set(items.filter((item) => isCitedInTextOnly(item, format)).map(({ id }) => id));
  return formatBibliography(items, format).filter(({ id }) => !unlisted.has(Number(id)));
}

/** The list in the order of citing, by which styles number. */
function keptList(entries: readonly HistoryEntry[], format: StyleKey): KeptList {
  const works = entries.map((entry) => ({ addition: additionOf(entry), item: entry.citation.item }));
  const { style, language } = partsOfStyleKey(format);
  return { works: works.toReversed(), style, language };
}

interface HistoryActionsProps {
  entries: readonly HistoryEntry[];
  /** The selected style, which all citations follow. */
  format: StyleKey;
  drawKeeping?: DrawKeeping | undefined;
}

/** What can be done with all citations, as the list that the style makes of them, sorted or numbered. */
export function HistoryActions({ entries, format, drawKeeping }: HistoryActionsProps) {
  const { copied, copy } = useCopy();
  const [isExporting, setIsExporting] = useState(false);
  const formatter = useEngine(format, isExporting);
  const copyAll = async () => {
    const engine = await loadFormatter([format]);
    if (engine) await copy(printedContent(engine, historyReferences(engine, entries, format), format));
    else
      toast({
        title: historyWords.notCopied,
        description: historyWords.notCopiedAdvice,
        tone: 'failure',
      });
  };
  const prepare = () => {
    setIsExporting(true);
    void loadFormatList();
  };
  const saved = formatter && {
    style: format,
    references: () =>
      historyReferences(formatter, entries, format).map((entry) =>
        formatter.listEntry(entry, {}, format, false),
      ),
    items: () => itemsOf(entries),
  };
  return (
    <>
      <Button look="ink" onClick={copyAll}>
        <Copy aria-hidden="true" />
        {copied ? 'Copied' : historyWords.copyAll}
      </Button>
      {drawKeeping?.(keptList(entries, format))}
      {offersFiles && (
        <Menu
          label={
            <>
              <FileOutput aria-hidden="true" />
              Export
            </>
          }
          onApproach={prepare}
        >
          {(menu) => saved && <FormatList {...menu} list={saved} />}
        </Menu>
      )}
    </>
  );
}
