import type { InTextForms } from '@citewright/contract';
import { ReferenceInline } from '~/ui/reference-text.tsx';
import { CopyIconButton } from './copy-button.tsx';
import { inTextContent } from './reference-content.ts';

/** The labels of the forms, in display order; the first form that a style has is the specified one. */
const formNames = [
  ['parenthetical', 'In-text:', 'Copy in-text citation'],
  ['narrative', 'Narrative:', 'Copy narrative citation'],
  ['note', 'In-text:', 'Copy full note'],
  ['shortNote', 'Short note:', 'Copy short note'],
  ['ibid', 'Same source again:', 'Copy note for the same source again'],
] as const satisfies readonly (readonly [keyof InTextForms, string, string])[];

/** The in-text forms of a citation, each with a copy button. */
export function InTextLines({ forms, lang }: { forms: InTextForms; lang?: string | undefined }) {
  return (
    <dl className="text-sm">
      {formNames.map(([name, label, copyLabel]) => {
        const form = forms[name];
        return (
          form && (
            <div key={name} className="flex items-start gap-2">
              <dt className="shrink-0 py-2.5 font-semibold text-ink-soft">{label}</dt>
              <dd className="flex min-w-0 flex-1 items-start gap-1">
                <ReferenceInline html={form.html} lang={lang} className="min-w-0 flex-1 py-2.5" />
                <CopyIconButton label={copyLabel} content={() => inTextContent(form.html, form.text)} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
