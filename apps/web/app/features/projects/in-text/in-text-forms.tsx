import type { InTextForms as Forms, ProjectCitation } from '@citewright/contract';
import { useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { escapeMarkup } from '~/ui/reference-markup.ts';
import { InTextLines } from './in-text-lines.tsx';
import { LocatorForm } from './locator-form.tsx';

/** All forms, or the one that every answer has. */
function formsOf({ inTextForms, inTextCitation: text, inTextHtml }: ProjectCitation): Forms {
  if (inTextForms || text === undefined) return inTextForms ?? {};
  return { parenthetical: { text, html: inTextHtml ?? escapeMarkup(text) } };
}

interface InTextFormsProps {
  projectId: number;
  citation: ProjectCitation;
  lang: string | undefined;
}

/** How a text cites the work, and at which place. */
export function InTextForms({ projectId, citation, lang }: InTextFormsProps) {
  const [choosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setChoosing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <InTextLines forms={formsOf(citation)} lang={lang} />
      {choosing ? (
        <LocatorForm projectId={projectId} citation={citation} onClose={close} />
      ) : (
        <Button ref={button} look="quiet" className="-ml-4" onClick={() => setChoosing(true)}>
          {citation.locator ? 'Change the cited place' : 'Add a page or chapter'}
          <span className="sr-only"> of {citation.title}</span>
        </Button>
      )}
    </>
  );
}
