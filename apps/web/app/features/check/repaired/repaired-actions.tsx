import { Copy, FolderOutput } from 'lucide-react';
import { useCopy } from '~/clipboard/use-copy.ts';
import type { Formatter } from '~/engine/load-formatter.ts';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { Menu } from '~/ui/menu.tsx';
import { isWritable, TakeDocument } from '../document/take-document.tsx';
import { ReportMenu } from '../report/report-menu.tsx';
import type { CheckState, Entry } from '../state/check-state.ts';
import { isAsWritten } from '../state/decision.ts';
import { repairedList } from '../state/repaired-list.ts';
import { repairedListContent } from './repaired-list-content.ts';
import { SaveProject } from './save-project.tsx';
import { StyleChoice } from './style-choice.tsx';

const loadExport = () => import('./export-repaired-list.tsx');
const ExportRepairedList = lazyPart(async () => (await loadExport()).ExportRepairedList);

/** How many entries the picker shows in a style. */
const shownWorks = 3;

interface RepairedActionsProps {
  state: CheckState;
  onStyle: (style: string) => void;
  /** Absent until the engine is loaded. */
  formatter: Formatter | undefined;
}

/** How many entries of the repaired list are the user's own words. */
function listedNote(entries: readonly Entry[]): string {
  const count = entries.filter(
    ({ result, decision }) => result && !decision.merged && isAsWritten(result, decision),
  ).length;
  if (count === 0) return 'Every entry is as its record has it.';
  return `${count.toLocaleString('en')} ${count === 1 ? 'entry is' : 'entries are'} still as you wrote ${count === 1 ? 'it' : 'them'}: not decided yet, kept, or not found.`;
}

/** The list as it was decided, to take away: in any style, as a file, as a project, with a report. */
export function RepairedActions({ state, onStyle, formatter }: RepairedActionsProps) {
  const { entries, style } = state;
  const { copy } = useCopy();
  const isEmpty = !entries.some(({ result }) => result);
  return (
    <section aria-labelledby="take-away" data-print="off" className="flex flex-wrap items-end gap-2">
      <h2 id="take-away" className="sr-only">
        Copy or save the list
      </h2>
      <StyleChoice style={style} works={repairedList(entries.slice(0, shownWorks))} onStyle={onStyle} />
      {isWritable(state) && <TakeDocument state={state} disabled={isEmpty} />}
      <Button
        look={isWritable(state) ? 'secondary' : 'ink'}
        disabled={isEmpty || !formatter}
        onClick={() => formatter && copy(repairedListContent(formatter, entries, style))}
      >
        <Copy aria-hidden="true" />
        Copy the list
      </Button>
      <Menu
        label={
          <>
            <FolderOutput aria-hidden="true" />
            Export
          </>
        }
        disabled={isEmpty || !formatter}
        onApproach={() => void loadExport()}
      >
        {(menu) =>
          formatter && <ExportRepairedList {...menu} formatter={formatter} entries={entries} style={style} />
        }
      </Menu>
      <ReportMenu state={state} formatter={formatter} disabled={isEmpty} />
      <SaveProject state={state} disabled={isEmpty} />
      <p className="w-full text-sm text-ink-soft">{!isEmpty && listedNote(entries)}</p>
    </section>
  );
}
