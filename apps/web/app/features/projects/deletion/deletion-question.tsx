import { type ComponentProps, lazy, Suspense, useState } from 'react';

const loadConfirmation = () => import('./confirm-deletion.tsx');
const ConfirmDeletion = lazy(async () => ({ default: (await loadConfirmation()).ConfirmDeletion }));

/** Asks before something is deleted. The dialog, with what dialogs take, is loaded with the first question. */
export function DeletionQuestion(props: ComponentProps<typeof ConfirmDeletion>) {
  const [wanted, setWanted] = useState(false);
  if (!wanted && props.question !== undefined) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <ConfirmDeletion {...props} />
    </Suspense>
  );
}
