import type { CitationItem } from '@citewright/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { manualWords } from '~/content/manual-words.ts';
import { type KindPrompt, kindOf, type SourceKind } from '~/content/source-kinds.ts';
import { useFormatter } from '~/engine/use-formatter.ts';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { CitationFormValues } from '../form/values.ts';

/** Fields that the form holds under names of their own. */
const ownInputs = {
  title: 'manualTitle',
  author: 'manualAuthors',
  issued: 'manualYear',
  publisher: 'manualPublisher',
  URL: 'manualUrl',
} as const;

const isOwn = (field: string): field is keyof typeof ownInputs => Object.hasOwn(ownInputs, field);

/** Fields that take the full width. */
const isLong = (field: string) => ['title', 'URL', 'author', 'host'].includes(field);

/** `usual`: the genre of the kind, which the form leaves empty until another is chosen. */
function KindField({ field, label, example, choices, usual }: KindPrompt & { usual: string | undefined }) {
  const { register, formState } = useFormContext<CitationFormValues>();
  const { errors } = formState;
  const [input, error] = isOwn(field)
    ? [register(ownInputs[field]), errors[ownInputs[field]]]
    : [register(`manualDetails.${field}`), errors.manualDetails?.[field]];
  const shared = {
    label,
    error: error?.message,
    className: isLong(field) ? '@2xs:col-span-2' : '',
    ...input,
  };
  if (choices) {
    const options = choices.map((choice) => (choice.value === usual ? { ...choice, value: '' } : choice));
    return <SelectField {...shared} options={options} />;
  }
  const typing = field === 'title' ? {} : { spellCheck: false };
  return (
    <TextField
      {...shared}
      {...typing}
      placeholder={example}
      required={field === 'title'}
      autoComplete="off"
    />
  );
}

/** The example of a kind as the chosen style prints it. */
function KindExample({ example }: Pick<SourceKind, 'example'>) {
  const format = useWatch<CitationFormValues, 'format'>({ name: 'format' });
  const engine = useFormatter(format);
  if (engine.status === 'failed') return null;
  const item: CitationItem = { id: 'example', ...example };
  return (
    <figure className="border-l-3 border-rule pl-4">
      <figcaption className="text-sm font-semibold text-ink-soft">{manualWords.example}</figcaption>
      {engine.status === 'ready' ? (
        <ReferenceText html={engine.formatter.formatReference(item, format).html} className="py-1" />
      ) : (
        <Skeleton className="my-2 h-10 w-11/12" />
      )}
    </figure>
  );
}

/** The fields of a kind of source under the names that people know them by, and an example of it below. */
export function KindFields({ kind }: { kind: string }) {
  const known = kindOf(kind);
  if (!known) return null;
  return (
    <>
      <div className="grid items-end gap-4 @2xs:grid-cols-2">
        {known.prompts.map((prompt) => (
          <KindField key={prompt.field} {...prompt} usual={known.genre} />
        ))}
      </div>
      <KindExample example={known.example} />
    </>
  );
}
