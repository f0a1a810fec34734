import type { StyleId } from '@citewright/contract';
import { useLayoutEffect, useRef } from 'react';
import { citePath } from '~/tool-link/tool-link.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { WithoutScripts } from '~/ui/without-scripts.tsx';
import { keepEarlyText, takeEarlyText } from './early-text.ts';

/** The form of a tool whose code is loading, for its first field: it can be sent, and what is typed goes over into the tool. */
export function EarlyForm({ style }: { style: StyleId }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = input.current;
    const early = takeEarlyText();
    if (field && early) field.value = early.text;
    if (early?.hadFocus) field?.focus();
    return () => keepEarlyText(field);
  }, []);
  return (
    <form action={citePath} noValidate aria-label="Citation generator" className="space-y-6">
      <WithoutScripts />
      <input type="hidden" name="format" value={style} />
      <TextField
        ref={input}
        action={
          <Button type="submit" look="primary">
            Generate citation
          </Button>
        }
        label="URL, DOI, ISBN or title"
        placeholder="A link, DOI, ISBN or title"
        name="sourceIdentifier"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
      />
    </form>
  );
}
