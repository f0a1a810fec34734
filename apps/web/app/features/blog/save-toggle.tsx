import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '~/ui/class-names.ts';
import { IconButton } from '~/ui/icon-button.tsx';

/** Marks an article as saved. Only while the page is open: nothing is stored (specification §2). */
export function SaveToggle({ title }: { title: string }) {
  const [saved, setSaved] = useState(false);
  return (
    <IconButton
      label={`${saved ? 'Unsave' : 'Save'} ${title}`}
      aria-pressed={saved}
      onClick={() => setSaved(!saved)}
      className={classNames(saved && 'text-accent')}
    >
      <Bookmark aria-hidden="true" className={classNames(saved && 'fill-current')} />
    </IconButton>
  );
}
