import { deviceLinkLifetime, type DeviceLink as Link } from '@citewright/contract';
import { useEffect, useState } from 'react';
import { useCopy } from '~/clipboard/use-copy.ts';
import { Button } from '~/ui/button.tsx';
import { QrCode } from '~/ui/qr-code.tsx';
import { escapeMarkup } from '~/ui/reference-markup.ts';
import { linkAddress } from './link-address.ts';
import { remaining } from './remaining.ts';

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface DeviceLinkProps {
  link: Link;
  /** Creates a new link; the previous one becomes invalid. */
  onRenew: () => void;
}

/** A link for another device: as QR code, to copy or to type; valid for ten minutes. */
export function DeviceLink({ link, onRenew }: DeviceLinkProps) {
  const { copied, copy } = useCopy();
  const now = useNow();
  // By the clock of this device, which may differ from the server's.
  const [end] = useState(() => now + deviceLinkLifetime);
  const left = remaining(end, now);
  const address = linkAddress(location.origin, link.code);
  if (left === '0:00') {
    return (
      <div>
        <p role="alert">This link has expired.</p>
        <Button look="primary" className="mt-4" onClick={onRenew}>
          Make a new link
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-6">
        <QrCode text={address} label="The link as a code for a camera" />
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="text-sm text-ink-soft">
            Scan this with the other device, or open Projects there and type the code:
          </p>
          <p className="mt-2 font-mono text-lg font-semibold wrap-anywhere select-all">{link.code}</p>
          <p className="mt-2 text-sm text-ink-soft">
            Works once, for another <span className="font-mono tabular-nums">{left}</span> minutes.
          </p>
          <Button
            look="ink"
            className="mt-4 min-w-36"
            onClick={() => copy({ html: `<span>${escapeMarkup(address)}</span>`, text: address })}
          >
            {copied ? 'Copied' : 'Copy link'}
          </Button>
        </div>
      </div>
      <p className="mt-6 border-l-3 border-l-accent pl-4 text-sm text-ink-soft">
        Whoever has this link can read and change your projects. Do not send it to anybody else.
      </p>
    </>
  );
}
