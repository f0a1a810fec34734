import type { Formatter } from '~/engine/load-formatter.ts';
import { FormatList } from '~/files/format-list.tsx';
import type { OpenMenu } from '~/ui/menu.tsx';
import type { Entry } from '../state/check-state.ts';
import { repairedList } from '../state/repaired-list.ts';
import { printedList } from './printed-list.ts';

interface ExportRepairedListProps extends OpenMenu {
  formatter: Formatter;
  entries: readonly Entry[];
  style: string;
}

/** The formats in which the repaired list can be taken away. */
export function ExportRepairedList({ formatter, entries, style, ...menu }: ExportRepairedListProps) {
  const list = {
    style,
    references: () =>
      printedList(formatter, entries, style).map((entry) => formatter.listEntry(entry, {}, style, false)),
    items: () => repairedList(entries),
  };
  return <FormatList {...menu} list={list} />;
}
