import { partsOfStyleKey, styleKey } from '@citewright/styles';
import { PenLine, Quote, ScanText } from 'lucide-react';
import { type FocusEvent, type FormEvent, type FormEventHandler, useRef } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { loadFormatter } from '~/engine/load-formatter.ts';
import { LanguageChoice } from '~/language-choice/language-choice.tsx';
import { citePath } from '~/tool-link/tool-link.ts';
import { Button } from '~/ui/button.tsx';
import { classNames } from '~/ui/class-names.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/ui/tabs.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { WithoutScripts } from '~/ui/without-scripts.tsx';
import { type GenerationStatus, submitLabels } from '../generation/status.ts';
import { ManualFields } from '../manual/manual-fields.tsx';
import { IdentifierField } from './identifier-field.tsx';
import { StyleSelector } from './style-selector.tsx';
import type { MoreStyles } from './style-tile.tsx';
import type { CitationFormState } from './use-citation-form.ts';
import { useEarlyText } from './use-early-text.ts';
import { type CitationFormValues, type FormTab, formTabs } from './values.ts';

interface CitationFormProps {
  state: CitationFormState;
  /** Whether the style is chosen here; a project has one of its own. */
  choosesStyle: boolean;
  /** The picker of all other styles. */
  moreStyles: MoreStyles;
  status: GenerationStatus['status'];
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Called when one identifier has been pasted. */
  onPasted: () => void;
  /** Called with several lines that were pasted into the box. */
  onLines: (text: string) => void;
}

function isFormTab(value: string): value is FormTab {
  return formTabs.some((tab) => tab === value);
}

/** Whether leaving a field for `next` leaves its tab too. */
const isTab = (next: EventTarget | null) => next instanceof HTMLElement && next.role === 'tab';

// Every panel starts with a control, so the panel itself does not need to be a tab stop.
const panel = { tabIndex: undefined };

/** The form: three ways to enter a source, the submit button, and the style. Enter submits from every single-line input. */
export function CitationForm({
  state,
  choosesStyle,
  moreStyles,
  status,
  onSubmit,
  onPasted,
  onLines,
}: CitationFormProps) {
  const { form, detected, openTab, chooseStyle } = state;
  const { control, register, formState, clearErrors, trigger } = form;
  const [format, activeTab] = useWatch({ control, name: ['format', 'activeTab'] });
  const { style, language } = partsOfStyleKey(format);
  const element = useRef<HTMLFormElement>(null);
  useEarlyText(element, form);
  // An error waits until the field is left, and goes when the text changes.
  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) clearErrors(target.name as FieldPath<CitationFormValues>);
  };
  const check = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || target.value.trim() === '' || isTab(relatedTarget)) return;
    void trigger(target.name as FieldPath<CitationFormValues>);
  };
  const submit = (
    <Button
      type="submit"
      look="primary"
      size={activeTab === 'auto' ? 'md' : 'lg'}
      className={activeTab === 'auto' ? undefined : 'w-full @2xl:w-auto'}
      busy={status !== 'idle'}
    >
      {submitLabels[status]}
    </Button>
  );
  return (
    <form
      ref={element}
      noValidate
      // Where it goes until its scripts are here, and without them.
      action={choosesStyle ? citePath : undefined}
      onSubmit={onSubmit}
      onInput={forget}
      onBlur={check}
      aria-label="Citation generator"
      className="@container"
    >
      <WithoutScripts />
      <Tabs value={activeTab} onValueChange={(tab) => isFormTab(tab) && openTab(tab)}>
        <TabsList aria-label="Kind of source">
          <TabsTrigger value="auto" className="@max-md:px-1.5!">
            <ScanText aria-hidden="true" className="hidden @md:block" />
            <span>
              Auto-Detect<span className="sr-only"> (URL, DOI, ISBN or title)</span>
            </span>
          </TabsTrigger>
          <TabsTrigger value="intext" className="@max-md:px-1.5!">
            <Quote aria-hidden="true" className="hidden @md:block" />
            <span>
              In-Text<span className="@max-2xs:sr-only"> Citation</span>
            </span>
          </TabsTrigger>
          <TabsTrigger
            value="manual"
            className="@max-md:px-1.5!"
            onPointerEnter={() => loadFormatter()}
            onFocus={() => loadFormatter()}
          >
            <PenLine aria-hidden="true" className="hidden @md:block" />
            <span>
              Manual<span className="@max-2xs:sr-only"> Entry</span>
            </span>
          </TabsTrigger>
        </TabsList>
        <TabsContent value="auto" className="pt-4!" {...panel}>
          <IdentifierField
            label="URL, DOI, ISBN or title"
            placeholder="A link, DOI, ISBN or title"
            detected={detected}
            action={submit}
            onPasted={onPasted}
            onLines={onLines}
          />
        </TabsContent>
        <TabsContent value="intext" {...panel}>
          <IdentifierField
            label="In-text citation"
            hint="As in the text that you read."
            placeholder="(LeCun et al., 2015)"
            detected={detected}
          />
          <TextField
            label="What is it about? (optional)"
            hint="A topic, or the sentence around it: it tells works of the same author and year apart."
            className="mb-6"
            autoComplete="off"
            error={formState.errors.inTextContext?.message}
            {...register('inTextContext')}
          />
        </TabsContent>
        <TabsContent value="manual" {...panel}>
          <ManualFields />
        </TabsContent>
      </Tabs>
      {activeTab !== 'auto' && submit}
      {choosesStyle && (
        <div className={classNames('relative', activeTab === 'auto' ? 'mt-3' : 'mt-7')}>
          <StyleSelector value={format} onChange={chooseStyle} more={moreStyles} />
          <LanguageChoice
            value={language}
            onChange={(chosen) => chooseStyle(styleKey(style, chosen))}
            className="@md:absolute @md:-top-0.5 @md:right-0 @md:min-h-7"
          />
        </div>
      )}
    </form>
  );
}
