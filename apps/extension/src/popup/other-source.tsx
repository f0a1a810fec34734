import { type FormEvent, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';

interface OtherSourceProps {
  busy: boolean;
  onCite: (text: string) => void;
}

/** Takes anything else to be cited than the page. */
export function OtherSource({ busy, onCite }: OtherSourceProps) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onCite(text.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label="Cite something else"
        className="min-w-0 flex-1"
        placeholder="DOI, ISBN, address or title"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" className="min-h-12" disabled={busy}>
        Cite
      </Button>
    </form>
  );
}
