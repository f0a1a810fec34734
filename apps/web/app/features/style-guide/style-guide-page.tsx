import { ArrowRight, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styleName } from '~/content/styles.ts';
import { toolAnchor } from '~/tool-link/tool-link.ts';
import { Accordion } from '~/ui/accordion.tsx';
import { Button } from '~/ui/button.tsx';
import { CallToAction } from '~/ui/call-to-action.tsx';
import { WithContents } from '~/ui/contents-list.tsx';
import { Introduction } from '~/ui/introduction.tsx';
import { Section } from '~/ui/section.tsx';
import { focusTool } from '~/ui/tool-anchor.tsx';
import { ToolHero } from '~/ui/tool-hero.tsx';
import type { ShownGuide } from './build-style-guide.ts';
import { EdgeCaseList } from './edge-case-list.tsx';
import { ExampleList } from './example-list.tsx';
import { FactStrip } from './fact-strip.tsx';
import { GuidePart } from './guide-part.tsx';
import { GuidelineGrid } from './guideline-grid.tsx';
import { InTextList } from './in-text-list.tsx';
import { MistakeList } from './mistake-list.tsx';

/** The sections of a guide; the names are also their anchors. */
type GuidePartName = 'examples' | 'in-text' | 'edge-cases' | 'mistakes';

interface StyleGuidePageProps {
  guide: ShownGuide;
  /** The order of the sections, different for each style. */
  order: readonly GuidePartName[];
  /** The figure that illustrates the style. */
  figure: ReactNode;
  /** The citation tool with the style selected. */
  tool: ReactNode;
}

function StartButton() {
  return (
    <Button asChild look="primary" size="lg">
      <a href={`#${toolAnchor}`} onClick={focusTool}>
        Start Citing Now
        <ArrowUp aria-hidden="true" />
      </a>
    </Button>
  );
}

/** A style's page: the citation tool and a short guide to the manual. */
export function StyleGuidePage({ guide, order, figure, tool }: StyleGuidePageProps) {
  const { style, examples, inText, edgeCases, mistakes, guidelines, questions, closing } = guide;
  const parts = {
    examples: { ...examples, content: <ExampleList examples={examples.entries} /> },
    'in-text': { ...inText, content: <InTextList entries={inText.entries} notes={inText.notes} /> },
    'edge-cases': { ...edgeCases, content: <EdgeCaseList entries={edgeCases.entries} /> },
    mistakes: { ...mistakes, content: <MistakeList entries={mistakes.entries} /> },
  } satisfies Record<GuidePartName, unknown>;
  const contents = [
    ...order.map((id) => ({ id, title: parts[id].title })),
    { id: 'guidelines', title: guidelines.title },
    { id: 'questions', title: 'Questions' },
  ];
  return (
    <div data-style={style}>
      <ToolHero title={guide.title} lead={guide.tool.lead} toolTitle={guide.tool.title}>
        {tool}
      </ToolHero>
      <Introduction
        eyebrow={<span className="text-cite">The style in brief</span>}
        title={guide.edition}
        lead={guide.lead}
        actions={
          <>
            <StartButton />
            <Link
              to="/learn"
              prefetch="intent"
              className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              Learn {styleName(style)} Style
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </Link>
          </>
        }
        aside={figure}
      />
      <FactStrip facts={guide.facts} />
      <WithContents entries={contents} className="pt-14 sm:pt-20">
        {order.map((id) => (
          <GuidePart key={id} id={id} title={parts[id].title} lead={parts[id].lead}>
            {parts[id].content}
          </GuidePart>
        ))}
      </WithContents>
      <Section
        id="guidelines"
        title={guidelines.title}
        lead={guidelines.lead}
        ground="sunk"
        className="deferred-rendering"
      >
        <GuidelineGrid guidelines={guidelines.entries} />
      </Section>
      <Section id="questions" title="Questions" className="deferred-rendering">
        <div className="max-w-3xl">
          <Accordion entries={questions} />
        </div>
      </Section>
      <CallToAction title={closing.title} text={closing.text}>
        <StartButton />
        <Button asChild size="lg">
          <Link to="/citation-styles-comparison">Compare the five styles</Link>
        </Button>
      </CallToAction>
    </div>
  );
}
