import type { CitationItem, CitationResponse } from '@citewright/contract';
import { useState } from 'react';
import { asRetracted, isToldInText, retractionToName, toldInText } from '~/engine/retracted-form.ts';
import { Button } from '~/ui/button.tsx';
import { toast } from '~/ui/toast-store.ts';
import { errorMessage } from '../problem/error-message.ts';

interface RetractedFormProps {
  citation: CitationResponse;
  onChanged: (item: CitationItem) => void;
}

/** Offers the form that the style has for a retracted work, or says what to do without one. */
export function RetractedForm({ citation, onChanged }: RetractedFormProps) {
  const [busy, setBusy] = useState(false);
  const { item, format } = citation;
  const url = retractionToName(citation, format);
  if (url === undefined) {
    return isToldInText(citation, format) && <p className="mt-2 text-sm text-ink-soft">{toldInText}</p>;
  }
  const cite = async () => {
    setBusy(true);
    try {
      onChanged(await asRetracted(item, url, format));
    } catch (error) {
      const [description = ''] = errorMessage(error).split('\n');
      toast({ title: 'The retraction could not be looked up', description, tone: 'failure' });
    }
    setBusy(false);
  };
  return (
    <Button className="mt-3" busy={busy} onClick={cite}>
      Cite it as retracted
    </Button>
  );
}
