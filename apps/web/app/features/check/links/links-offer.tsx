import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { linkWords } from '~/content/paper-links.ts';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { isWritable } from '../document/take-document.tsx';
import type { CheckState } from '../state/check-state.ts';

const loadLinksDialog = () => import('./links-dialog.tsx');
const LinksDialog = lazyPart(async () => (await loadLinksDialog()).LinksDialog);

/** Says that a draft cites links, and offers to turn them into citations. */
export function LinksOffer({ state, onStyle }: { state: CheckState; onStyle: (style: string) => void }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const count = state.paper?.links.filter(({ doubt }) => doubt === undefined).length ?? 0;
  if (count === 0 || !isWritable(state)) return null;
  return (
    <section
      aria-label={linkWords.title}
      data-print="off"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-rule bg-raised px-4 py-2"
    >
      <Link2 aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <p className="min-w-40 flex-1">{linkWords.cites(count)}</p>
      <Button
        look="ink"
        onPointerEnter={loadLinksDialog}
        onFocus={loadLinksDialog}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {linkWords.turn(count)}
      </Button>
      {wanted && <LinksDialog state={state} onStyle={onStyle} open={open} onClose={() => setOpen(false)} />}
    </section>
  );
}
