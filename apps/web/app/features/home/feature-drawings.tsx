import type { ReactNode } from 'react';
import { styleName } from '~/content/styles.ts';
import { ReferenceInline } from '~/ui/reference-text.tsx';
import type { InTextForm } from './home-references.ts';

function DrawnSheet({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-56 flex-col justify-center rounded-lg border border-rule bg-raised px-4 py-6 shadow-page sm:px-6">
      {children}
    </div>
  );
}

const readings = [
  ['author', 'Berners-Lee, Tim'],
  ['issued', '1998'],
  ['title', 'Cool URIs don’t change'],
] as const;

/** A URL and the metadata read from it. */
export function PageReadingDrawing() {
  return (
    <DrawnSheet>
      <p className="font-mono text-xs break-all text-accent">https://www.w3.org/Provider/Style/URI</p>
      <dl className="mt-4 border-t border-rule">
        {readings.map(([field, value]) => (
          <div key={field} className="grid grid-cols-[4.5rem_1fr] gap-3 border-b border-rule py-2">
            <dt className="font-mono text-xs leading-6 text-ink-faint">{field}</dt>
            <dd className="font-serif">{value}</dd>
          </div>
        ))}
      </dl>
    </DrawnSheet>
  );
}

interface Part {
  text: string;
  gloss: string;
}

const doiParts: readonly Part[] = [
  { text: '10.1038', gloss: 'publisher' },
  { text: '/', gloss: '' },
  { text: 'nature14539', gloss: 'article' },
];

const isbnParts: readonly Part[] = [
  { text: '978', gloss: 'book' },
  { text: '-', gloss: '' },
  { text: '0', gloss: 'English' },
  { text: '-', gloss: '' },
  { text: '394', gloss: 'publisher' },
  { text: '-', gloss: '' },
  { text: '53597', gloss: 'title' },
  { text: '-', gloss: '' },
  { text: '5', gloss: 'check' },
];

/** An identifier split into parts, each explained under a brace. */
function Dissected({ name, parts }: { name: string; parts: readonly Part[] }) {
  return (
    <div>
      <p className="eyebrow text-ink-faint">{name}</p>
      <p className="mt-1 flex font-mono text-sm min-[360px]:text-base sm:text-lg lg:text-base xl:text-lg">
        {parts.map(({ text, gloss }, index) => (
          <span key={`${index}${text}`} className="flex flex-col items-center">
            <span
              className={
                gloss === '' ? 'px-0.5 text-ink-faint' : 'w-full border-b-2 border-accent text-center'
              }
            >
              {text}
            </span>
            <span className="mt-1 px-0.5 font-serif text-[0.75rem] text-ink-faint italic">{gloss}</span>
          </span>
        ))}
      </p>
    </div>
  );
}

/** A DOI and an ISBN, explained part by part. */
export function IdentifierDrawing() {
  return (
    <DrawnSheet>
      <Dissected name="DOI" parts={doiParts} />
      <div className="mt-6">
        <Dissected name="ISBN" parts={isbnParts} />
      </div>
    </DrawnSheet>
  );
}

/** One work as each style cites it in the text. */
export function FormatsDrawing({ forms }: { forms: readonly InTextForm[] }) {
  return (
    <DrawnSheet>
      <dl>
        {forms.map(({ style, html }) => (
          <div
            key={style}
            data-style={style}
            className="grid grid-cols-[4.75rem_1fr] items-baseline gap-3 border-b border-rule py-1.5 last:border-0"
          >
            <dt className="text-xs font-semibold text-cite">{styleName(style)}</dt>
            <dd className="line-clamp-2 text-sm">
              <ReferenceInline html={html} />
            </dd>
          </div>
        ))}
      </dl>
    </DrawnSheet>
  );
}
