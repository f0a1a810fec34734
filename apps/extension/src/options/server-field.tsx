import { type FormEvent, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { toast } from '~/ui/toast-store.ts';
import { builtFor, readServerAddress, serverAddress, storeServerAddress } from '../settings.ts';

const invalid =
  'Type the address of a server, such as https://cite.example.org. Only a server on this computer may do without https.';
const silent = 'No Citewright server answers at this address. Check it, and whether the server runs.';

/** Whether a Citewright server answers at this address. */
async function isServer(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/api/languages', origin), {
      credentials: 'omit',
      signal: AbortSignal.timeout(10_000),
    });
    return answer.ok && Array.isArray(await answer.json());
  } catch {
    return false;
  }
}

/** The server that pages are sent to. */
export function ServerField({ onChanged }: { onChanged: () => void }) {
  const [text, setText] = useState(serverAddress);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const origin = readServerAddress(text);
    if (origin === undefined) return setError(invalid);
    setBusy(true);
    const answers = await isServer(origin);
    setBusy(false);
    if (!answers) return setError(silent);
    setError(undefined);
    setText(origin);
    if (origin === serverAddress()) return;
    storeServerAddress(origin);
    onChanged();
    toast({ title: `References are made by ${new URL(origin).host}` });
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-wrap items-start gap-3">
      <TextField
        label="Server"
        hint={`Pages that you cite are sent here. By default it is ${builtFor}.`}
        className="min-w-64 flex-1"
        mono
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="mt-13.5 min-h-12" busy={busy}>
        {busy ? 'Asking...' : 'Save'}
      </Button>
    </form>
  );
}
