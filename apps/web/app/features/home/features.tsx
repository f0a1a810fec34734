import type { ReactNode } from 'react';
import { features } from '~/content/home.ts';
import { FormatsDrawing, IdentifierDrawing, PageReadingDrawing } from './feature-drawings.tsx';
import type { InTextForm } from './home-references.ts';

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="gap-x-10 gap-y-0 md:grid md:grid-cols-2 md:grid-rows-[auto_1fr] lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid">
      <div className="md:row-span-2 lg:row-span-1 lg:grid">{children}</div>
      <h3 className="mt-6 text-lg font-semibold">{title}</h3>
      <p className="mt-2 text-ink-soft">{text}</p>
    </li>
  );
}

/** The features of the tool, each with a typographic drawing. */
export function Features({ inTextForms }: { inTextForms: readonly InTextForm[] }) {
  return (
    <section aria-labelledby="features" className="page-width pb-16 sm:pb-24">
      <h2 id="features" className="font-display text-3xl">
        Made for the way you find sources
      </h2>
      <ul className="mt-10 grid gap-x-10 gap-y-14 lg:grid-cols-3">
        <Feature {...features.url}>
          <PageReadingDrawing />
        </Feature>
        <Feature {...features.identifiers}>
          <IdentifierDrawing />
        </Feature>
        <Feature {...features.formats}>
          <FormatsDrawing forms={inTextForms} />
        </Feature>
      </ul>
    </section>
  );
}
