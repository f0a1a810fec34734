import type { PaperLink } from '@citewright/contract';
import { type FormEvent, useState } from 'react';
import { linkWords } from '~/content/paper-links.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { LinkRow } from './use-links.ts';

interface LinkLineProps {
  link: PaperLink;
  row: LinkRow | undefined;
  onCite: (isCited: boolean) => void;
  onLookUp: () => void;
  onReplace: (given: string) => Promise<void>;
}

function ChangeForm({ onReplace }: Pick<LinkLineProps, 'onReplace'>) {
  const [given, setGiven] = useState('');
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    await onReplace(given);
    setBusy(false);
  }
  return (
    <form noValidate onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-2">
      <TextField
        label={linkWords.field}
        value={given}
        onChange={({ target }) => setGiven(target.value)}
        className="min-w-48 flex-1"
      />
      <Button type="submit" busy={busy}>
        {linkWords.find}
      </Button>
    </form>
  );
}

/** What a link becomes, and what can be done about it. */
function LinkLine({ link, row, onCite, onLookUp, onReplace }: LinkLineProps) {
  const [isChanging, setChanging] = useState(false);
  const isFound = row?.status === 'found';
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-rule py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <p className="line-clamp-2 text-sm wrap-anywhere">
        {link.text}
        {link.target && link.target.value !== link.text && (
          <span className="block font-mono text-xs text-ink-faint">{link.target.value}</span>
        )}
      </p>
      <div className="min-w-0">
        {row ? (
          <>
            {isFound && <p className="font-serif wrap-anywhere">{row.work}</p>}
            {(!isFound || row.doubt) && row.message && (
              <p className="text-sm whitespace-pre-line text-ink-soft">{row.message}</p>
            )}
            {row.notices
              .filter(({ severity }) => severity === 'warning')
              .map(({ message }) => (
                <p key={message} className="text-sm text-danger">
                  {message}
                </p>
              ))}
            <div className="flex flex-wrap gap-2">
              {row.status === 'asked' && link.target && (
                <Button look="quiet" onClick={onLookUp}>
                  {linkWords.lookUp}
                </Button>
              )}
              <Button look="quiet" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
                {linkWords.change}
              </Button>
            </div>
            {isChanging && <ChangeForm onReplace={onReplace} />}
          </>
        ) : (
          <p className="text-sm text-ink-soft">{linkWords.waiting}</p>
        )}
      </div>
      <Checkbox
        label={
          <>
            {linkWords.cite}
            <span className="sr-only"> {link.text.slice(0, 80)}</span>
          </>
        }
        className="self-start"
        disabled={!isFound}
        checked={row?.isCited ?? false}
        onChange={({ target }) => onCite(target.checked)}
      />
    </li>
  );
}

interface LinkTableProps {
  links: readonly PaperLink[];
  rows: ReadonlyMap<number, LinkRow>;
  onCite: (index: number, isCited: boolean) => void;
  onLookUp: (index: number) => void;
  onReplace: (index: number, given: string) => Promise<void>;
}

/** The links of a draft with what each becomes; those that lead into the document itself are only counted. */
export function LinkTable({ links, rows, onCite, onLookUp, onReplace }: LinkTableProps) {
  const inside = links.filter(({ doubt }) => doubt === 'place').length;
  return (
    <>
      <ul aria-label={linkWords.table} className="border-b border-rule sm:max-h-[50dvh] sm:overflow-y-auto">
        {links.map((link, index) =>
          link.doubt === 'place' ? null : (
            <LinkLine
              key={`${link.start}-${link.end}`}
              link={link}
              row={rows.get(index)}
              onCite={(isCited) => onCite(index, isCited)}
              onLookUp={() => onLookUp(index)}
              onReplace={(given) => onReplace(index, given)}
            />
          ),
        )}
      </ul>
      {inside > 0 && <p className="text-sm text-ink-soft">{linkWords.moreLeft(inside)}</p>}
    </>
  );
}
