import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { firstInteraction } from '~/ui/first-interaction.ts';

const loadConfirmation = () => import('./confirm-deletion.tsx');
const ConfirmDeletion = lazy(async () => ({ default: (await loadConfirmation()).ConfirmDeletion }));

/** Asks before something is deleted. The dialog, with what dialogs take, comes once the reader does something. */
export function DeletionQuestion(props: ComponentProps<typeof ConfirmDeletion>) {
  const [wanted, setWanted] = useState(false);
  if (!wanted && props.question !== undefined) setWanted(true);
  useEffect(() => {
    void firstInteraction().then(loadConfirmation);
  }, []);
  if (!wanted) return null;
  return (
    <Suspense>
      <ConfirmDeletion {...props} />
    </Suspense>
  );
}
