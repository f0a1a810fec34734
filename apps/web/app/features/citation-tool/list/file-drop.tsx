import type { StyleKey } from '@citewright/contract';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { listRunWords } from '~/content/list-run.ts';
import { DropNotice } from '~/files/drop-notice.tsx';
import { useFileDrop } from '~/files/use-file-drop.ts';
import { fetchPart } from '~/ui/lazy-part.tsx';
import { dropMark } from './drop-mark.ts';

interface FileDropProps {
  format: StyleKey;
  /** Cites a list. */
  onList: (text: string) => void;
}

/** Takes files that are dropped on the page of the tool. */
export function FileDrop({ format, onList }: FileDropProps) {
  const navigate = useNavigate();
  const take = useCallback(
    async (file: File) => {
      const { takeFile } = await fetchPart(() => import('./take-file.ts'));
      await takeFile(file, { format, navigate, onList });
    },
    [format, navigate, onList],
  );
  const over = useFileDrop(take);
  return <div id={dropMark}>{over && <DropNotice>{listRunWords.drop}</DropNotice>}</div>;
}
