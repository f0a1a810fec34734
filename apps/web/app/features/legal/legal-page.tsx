import type { ReactNode } from 'react';
import { type ContentsEntry, WithContents } from '~/ui/contents-list.tsx';
import { PageHero } from '~/ui/page-hero.tsx';
import { Prose } from '~/ui/prose.tsx';

/** A numbered part of a legal text. */
export interface LegalSection extends ContentsEntry {
  body: ReactNode;
}

export interface LegalPageProps {
  title: string;
  lead: string;
  /** As shown on the page: "April 18, 2025". */
  updated: string;
  sections: readonly LegalSection[];
}

/** A legal text with its date and table of contents. */
export function LegalPage({ title, lead, updated, sections }: LegalPageProps) {
  return (
    <>
      <PageHero eyebrow={`Last updated: ${updated}`} title={title} lead={lead} className="pb-10 sm:pb-12" />
      <WithContents entries={sections} className="pb-20 sm:pb-28">
        <Prose>
          {sections.flatMap(({ id, title: heading, body }, index) => [
            <h2 key={id} id={id}>
              {index + 1}. {heading}
            </h2>,
            <div key={`${id}-text`} className="[&>*+*]:mt-[1.15em]">
              {body}
            </div>,
          ])}
        </Prose>
      </WithContents>
    </>
  );
}
