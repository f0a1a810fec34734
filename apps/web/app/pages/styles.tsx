import { Link } from 'react-router';
import { guidePages } from '~/content/guide-pages.ts';
import { listStyles } from '~/features/style-catalogue/list-styles.ts';
import { StyleCatalogue } from '~/features/style-catalogue/style-catalogue.tsx';
import { absoluteUrl, pageMeta } from '~/shell/page-meta.ts';
import { Button } from '~/ui/button.tsx';
import { CallToAction } from '~/ui/call-to-action.tsx';
import { PageHero } from '~/ui/page-hero.tsx';
import type { Route } from './+types/styles';

export const meta: Route.MetaFunction = ({ loaderData = [] }) =>
  pageMeta({
    ...guidePages.styles,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: 'Citation styles',
        itemListElement: loaderData
          .flatMap(({ styles }) => styles)
          .map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: absoluteUrl(path),
          })),
      },
    ],
  });

/** Runs once, when the page is built. */
export function loader() {
  return listStyles();
}

export default function Styles({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        eyebrow="Citation styles"
        title="Every citation style"
        lead="Sixty popular styles with a page of their own: who prescribes them, and ten works as they print them. The search knows more than ten thousand journals, publishers and universities."
        className="pb-8! sm:pb-10!"
      />
      <section aria-labelledby="catalogue" className="page-width pb-14 sm:pb-20">
        <h2 id="catalogue" className="sr-only">
          The catalogue
        </h2>
        <StyleCatalogue groups={loaderData} />
      </section>
      <CallToAction
        title="Not sure which one?"
        text="Your course handbook or your journal's guide for authors names it. Until you know, any style will do: you can change it later, and everything changes with it."
      >
        <Button asChild look="primary" size="lg">
          <Link to="/">Cite a source</Link>
        </Button>
        <Button asChild size="lg">
          <Link to="/citation-styles-comparison">Compare five styles</Link>
        </Button>
      </CallToAction>
    </>
  );
}
