import { notKept } from '@citewright/words';
import type { OpenMenu } from '~/ui/menu.tsx';
import { MenuList } from '~/ui/menu-list.tsx';
import { downloadBlob } from '~/ui/text-file.ts';
import { toast } from '~/ui/toast-store.ts';
import { listFile, type SavedList } from './list-file.ts';

/** The formats in which a list can be taken away; the files are written in the browser. */
export function FormatList({ list, ...menu }: OpenMenu & { list: SavedList }) {
  // Live citations are of projects.
  const offered = import.meta.env.EXPORT_FORMATS.filter(({ isLive }) => !isLive);
  const entries = offered.map(({ id, label, hint }) => ({
    label,
    hint,
    onSelect: () => {
      const { name, content, left } = listFile(id, list);
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
