import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { firstInteraction } from '~/ui/first-interaction.ts';

const loadConfirmation = () => import('./confirm-deletion.tsx');
const ConfirmDeletion = lazy(async () => ({ default: (await loadConfirmation()).ConfirmDeletion }));

/** Asks for confirmation before a deletion. The dialog is loaded after the first interaction. */
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
