import { replace } from 'react-router';
import { citationStylePath } from '~/content/citation-styles/citation-style.ts';
import { citationStyles } from '~/content/citation-styles/citation-styles.ts';
import { styleSlugs } from '~/content/citation-styles/slugs.ts';
import { site } from '~/content/site.ts';
import { printExample } from '~/features/citation-tool/result/print-example.ts';
import { UnnamedCitationTool } from '~/features/citation-tool/unnamed-citation-tool.tsx';
import { AddToProject, EditResult, KeepAsProject } from '~/features/projects/result-controls.ts';
import { buildCitationStyle } from '~/features/style-guide/build-citation-style.ts';
import { CitationStylePage } from '~/features/style-guide/citation-style-page.tsx';
import { cardPath } from '~/shell/card.ts';
import { pageMeta } from '~/shell/page-meta.ts';
import { toolData } from '~/shell/structured-data.ts';
import type { Route } from './+types/style';

/** What search engines are told of a style's page. */
function describe(name: string, slug: string) {
  return {
    path: citationStylePath({ slug }),
    title: `${name} citation generator with examples | ${site.name}`,
    description: `Free ${name} citation generator: ten kinds of work as the style prints them, its citations in the text, and the tool set to it.`,
    keywords: [`${name} citation generator`, `${name} reference examples`, `${name} in-text citation`],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const page = describe(loaderData.name, loaderData.slug);
  return pageMeta({ ...page, image: cardPath('/styles'), structuredData: [toolData(page)] });
};

/** Runs once for each popular style, when its page is built. */
export function loader({ params }: Route.LoaderArgs) {
  const style = citationStyles.find(({ slug }) => slug === params.slug);
  if (!style) throw new Response(null, { status: 404 });
  return { ...buildCitationStyle(style), workedExamples: printExample([style.id]) };
}

/** In the browser only the prerendered styles have data. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  if (!styleSlugs.some((slug) => slug === params.slug)) throw replace('/404');
  return await serverLoader();
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <CitationStylePage
      style={loaderData}
      tool={
        <UnnamedCitationTool
          key={loaderData.id}
          defaultFormat={loaderData.toolStyle}
          examples={loaderData.workedExamples}
          drawAddition={(addition, size) => <AddToProject addition={addition} size={size} />}
          drawEdit={(citation, onEdited) => <EditResult citation={citation} onEdited={onEdited} />}
          drawKeeping={(list) => <KeepAsProject list={list} />}
        />
      }
    />
  );
}
