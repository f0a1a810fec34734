import { CopyButton } from '~/clipboard/copy-button.tsx';
import { sharingWords } from '~/content/sharing.ts';
import { QrCode } from '~/ui/qr-code.tsx';
import { escapeMarkup } from '~/ui/reference-markup.ts';
import { TextField } from '~/ui/text-field.tsx';

/** A fresh link to the page of a list, and its code for cameras. */
export function PageLink({ page }: { page: string }) {
  const address = location.origin + page;
  return (
    <div className="flex flex-wrap items-start gap-6">
      <QrCode text={address} label={sharingWords.code} />
      <div className="flex min-w-0 flex-[1_1_14rem] items-end gap-3">
        <TextField
          label={sharingWords.link}
          hint={sharingWords.shownOnce}
          className="min-w-0 flex-1"
          mono
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton
          content={() => ({
            html: `<a href="${escapeMarkup(address)}">${escapeMarkup(address)}</a>`,
            text: address,
          })}
        />
      </div>
    </div>
  );
}
