import { formatReference } from '@citewright/formatting';
import { firstCall, firstWork } from '~/content/developers/api.ts';
import { developersPage } from '~/content/developers/page.ts';
import { developerParts } from '~/content/developers/parts.ts';
import { DeveloperBlocks } from '~/features/developers/developer-blocks.tsx';
import { FirstCall } from '~/features/developers/first-call.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import { WithContents } from '~/ui/contents-list.tsx';
import { PageHero } from '~/ui/page-hero.tsx';
import { Prose } from '~/ui/prose.tsx';
import type { Route } from './+types/developers';

export const meta: Route.MetaFunction = () => pageMeta(developersPage);

/** Runs once, when the page is built. */
export function loader() {
  return formatReference(firstWork, firstCall.body.format).html;
}

export default function Developers({ loaderData: html }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        eyebrow="For developers"
        title="References for your own program"
        lead="The engine of this site as an API, as tools for assistants and as packages: free, without a key, and without a model that may invent. What it prints comes from a register, a page or you, and it says which."
        aside={<FirstCall html={html} />}
      />
      <div className="border-t border-rule">
        <WithContents entries={developerParts} className="py-14 sm:py-20">
          <Prose>
            {developerParts.flatMap(({ id, title, blocks }) => [
              <h2 key={id} id={id}>
                {title}
              </h2>,
              <DeveloperBlocks key={`${id}-blocks`} blocks={blocks} />,
            ])}
          </Prose>
        </WithContents>
      </div>
    </>
  );
}
