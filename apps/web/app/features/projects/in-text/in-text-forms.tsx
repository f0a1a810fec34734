import type { ProjectCitation } from '@citewright/contract';
import { useEffect, useRef, useState } from 'react';
import { inTextFormsOf } from '~/clipboard/in-text-forms.ts';
import { InTextLines } from '~/clipboard/in-text-lines.tsx';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';

const loadLocatorForm = () => import('./locator-form.tsx');
const LocatorForm = lazyPart(async () => (await loadLocatorForm()).LocatorForm);

interface InTextFormsProps {
  projectId: number;
  citation: ProjectCitation;
  lang: string | undefined;
}

/** The in-text forms of a citation, and its locator. */
export function InTextForms({ projectId, citation, lang }: InTextFormsProps) {
  const [choosing, setChoosing] = useState(false);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  // The form closes with the focus in it: the button takes the focus back.
  useEffect(() => {
    if (wasOpen.current && !choosing) button.current?.focus({ preventScroll: true });
    wasOpen.current = choosing;
  }, [choosing]);
  return (
    <>
      <div className="mt-2">
        <InTextLines forms={inTextFormsOf(citation)} lang={lang} />
      </div>
      {choosing ? (
        <LocatorForm projectId={projectId} citation={citation} onClose={() => setChoosing(false)} />
      ) : (
        <Button
          ref={button}
          look="quiet"
          className="-ml-4"
          onPointerEnter={loadLocatorForm}
          onFocus={loadLocatorForm}
          onClick={() => setChoosing(true)}
        >
          {citation.locator ? 'Change the cited place' : 'Add a page or chapter'}
          <span className="sr-only"> of {citation.title}</span>
        </Button>
      )}
    </>
  );
}
