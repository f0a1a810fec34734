import { notKept } from '@citewright/words';
import type { Formatter } from '~/engine/load-formatter.ts';
import type { OpenMenu } from '~/ui/menu.tsx';
import { MenuList } from '~/ui/menu-list.tsx';
import { downloadBlob } from '~/ui/text-file.ts';
import { toast } from '~/ui/toast-store.ts';
import type { Entry } from '../state/check-state.ts';
import { listFile } from './list-file.ts';

interface ExportRepairedListProps extends OpenMenu {
  formatter: Formatter;
  entries: readonly Entry[];
  style: string;
}

/** The formats in which the repaired list can be taken away; the files are written in the browser. */
export function ExportRepairedList({ formatter, entries: list, style, ...menu }: ExportRepairedListProps) {
  // Live citations are of projects.
  const offered = import.meta.env.EXPORT_FORMATS.filter(({ isLive }) => !isLive);
  const entries = offered.map(({ id, label, hint }) => ({
    label,
    hint,
    onSelect: () => {
      const { name, content, left } = listFile(id, formatter, list, style);
      downloadBlob(name, content);
      toast({
        title: 'Exported',
        description: `${name} (${label}) is in your downloads.`,
        ...(left.length > 0 && { advice: notKept(left) }),
      });
    },
  }));
  return <MenuList {...menu} items={entries} />;
}
