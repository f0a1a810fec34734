import { Bookmark } from 'lucide-react';
import { classNames } from '~/ui/class-names.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { useStored } from '~/ui/stored-value.ts';
import { savedArticles, toggled } from './saved-articles.ts';

/** Marks an article as saved, in this browser. */
export function SaveToggle({ slug, title }: { slug: string; title: string }) {
  const saved = useStored(savedArticles).includes(slug);
  return (
    <IconButton
      label={`${saved ? 'Unsave' : 'Save'} ${title}`}
      aria-pressed={saved}
      onClick={() => savedArticles.write(toggled(savedArticles.read(), slug))}
      className={classNames(saved && 'text-accent')}
    >
      <Bookmark aria-hidden="true" className={classNames(saved && 'fill-current')} />
    </IconButton>
  );
}
