import { ArrowDown, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { toolAnchor } from '~/tool-link/tool-link.ts';
import { Button } from '~/ui/button.tsx';
import { CallToAction } from '~/ui/call-to-action.tsx';
import { WithContents } from '~/ui/contents-list.tsx';
import { PageHero } from '~/ui/page-hero.tsx';
import { ReferenceInline, ReferenceText } from '~/ui/reference-text.tsx';
import { ToolSection } from '~/ui/tool-section.tsx';
import type { ShownCitationStyle } from './build-citation-style.ts';
import { ExampleList } from './example-list.tsx';
import { FactTable } from './fact-table.tsx';
import { GuidePart } from './guide-part.tsx';
import { InTextList } from './in-text-list.tsx';

interface CitationStylePageProps {
  style: ShownCitationStyle;
  /** The citation tool with the style selected. */
  tool: ReactNode;
}

/** The first example as on paper: in the text, and in the list. */
function FirstSight({ style: { examples, inText } }: { style: ShownCitationStyle }) {
  const [example] = examples;
  const [cited] = inText;
  if (!example || !cited) return null;
  return (
    <div className="rounded-md border border-rule border-t-3 border-t-ink bg-raised p-6">
      <p className="eyebrow text-ink-faint">In the text</p>
      <p className="mt-2">
        <ReferenceInline html={cited.html} className="citation" />
      </p>
      <p className="eyebrow mt-6 text-ink-faint">The reference</p>
      <ReferenceText html={example.html} className="reference mt-2" />
    </div>
  );
}

const contents = [
  { id: 'facts', title: 'The style at a glance' },
  { id: 'in-text', title: 'Citing in the text' },
  { id: 'examples', title: 'Ten kinds of work' },
  { id: 'others', title: 'Related styles' },
];

/** The page of a popular style: what it is, the tool, and ten works as it prints them. */
export function CitationStylePage({ style, tool }: CitationStylePageProps) {
  const { name, purpose, facts, examples, inText, guide, neighbours } = style;
  return (
    <>
      <PageHero
        eyebrow="Citation style"
        title={`${name} citation generator`}
        lead={purpose}
        actions={
          <>
            <Button asChild look="primary" size="lg">
              <a href={`#${toolAnchor}`}>
                Cite in this style
                <ArrowDown aria-hidden="true" />
              </a>
            </Button>
            <Link
              to={guide ?? '/styles'}
              prefetch="intent"
              className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              {guide === undefined ? 'All citation styles' : 'The full guide'}
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </Link>
          </>
        }
        aside={<FirstSight style={style} />}
      />
      <ToolSection
        title={`Cite in ${name}`}
        lead="Paste a DOI, an ISBN, an address or a title. The style is set; when you change the style, the reference changes with it."
      >
        {tool}
      </ToolSection>
      <WithContents entries={contents} className="pt-14 sm:pt-20">
        <GuidePart
          id="facts"
          title="The style at a glance"
          lead="What its rules prescribe, and what it does when the engine prints it."
        >
          <FactTable facts={facts} />
        </GuidePart>
        <GuidePart
          id="in-text"
          title="Citing in the text"
          lead="Printed by the tool, for the first works of the list below."
        >
          <InTextList entries={inText} notes={[]} />
        </GuidePart>
        <GuidePart
          id="examples"
          title="Ten kinds of work"
          lead="Real works, printed by the same engine as your own references when this page was built."
        >
          <ExampleList examples={examples} />
        </GuidePart>
        <GuidePart id="others" title="Related styles" lead="Not the one that you were told to use?">
          <ul className="flex flex-wrap gap-2">
            {neighbours.map((other) => (
              <li key={other.path}>
                <Link
                  to={other.path}
                  className="inline-flex min-h-11 items-center rounded-sm border border-rule bg-raised px-3 text-sm hover:border-accent hover:text-accent"
                >
                  {other.name}
                </Link>
              </li>
            ))}
          </ul>
        </GuidePart>
      </WithContents>
      <CallToAction
        title="Another style?"
        text="Journals, universities, publishers: the catalogue has more than ten thousand names."
      >
        <Button asChild look="primary" size="lg">
          <Link to="/styles">Find your style</Link>
        </Button>
        <Button asChild size="lg">
          <Link to="/citation-styles-comparison">Compare five styles</Link>
        </Button>
      </CallToAction>
    </>
  );
}
