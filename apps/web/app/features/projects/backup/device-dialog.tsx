import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createDeviceLink } from '~/api/backup.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { DeviceLink } from './device-link.tsx';

function FreshLink() {
  const { mutate, data, error } = useMutation({ mutationFn: createDeviceLink });
  useEffect(() => mutate(), [mutate]);
  if (error) return <LoadFailure error={error} onRetry={mutate} />;
  if (!data) return <LoadingLine>Making a link...</LoadingLine>;
  return <DeviceLink key={data.code} link={data} onRenew={mutate} />;
}

/** The dialog with a link that opens these projects on another device. */
export function DeviceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Use on another device"
      description="Both devices then work on the same projects."
    >
      <FreshLink />
    </Dialog>
  );
}
