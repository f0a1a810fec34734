import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import sansFont from '../fonts/build/sans.woff2?url';
import serifFont from '../fonts/build/serif.woff2?url';
import serifDisplayFont from '../fonts/build/serif-display.woff2?url';
import type { Route } from './+types/root';
import stylesheet from './app.css?url';
import { LoadingScreen } from './shell/loading-screen.tsx';
import { NeedsScript } from './shell/needs-script.tsx';
import { prepareOffline } from './shell/offline.ts';
import { PageError } from './shell/page-error.tsx';
import { PageTransition } from './shell/page-transition.tsx';
import { SiteFooter } from './shell/site-footer.tsx';
import { SiteHeader } from './shell/site-header.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { themeColours, themeScript } from './shell/theme.ts';
import { useStillResize } from './shell/use-still-resize.ts';
import { watchBuild } from './shell/watch-build.ts';
import { Toaster } from './ui/toaster.tsx';

const themes = ['light', 'dark'] as const;
const preloadedFonts = [serifDisplayFont, serifFont, sansFont];

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/icons/icon-32.png', sizes: '32x32', type: 'image/png' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    // After the scripts: text is readable in its fallback font, which has the same metrics.
    fetchPriority: 'low' as const,
  })),
];

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme script sets data-theme before hydration.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {themes.map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={themeColours[theme]}
          />
        ))}
        {/* With a precedence React treats the style sheet as render-blocking. */}
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Links />
        <Meta />
      </head>
      <body>
        {/* In the HTML only: browsers that run the scripts do not need it. */}
        {import.meta.env.SSR && <NeedsScript />}
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Shown by pages without prerendered HTML until they have loaded. */
export function HydrateFallback() {
  return <LoadingScreen />;
}

/** Header and footer around every page. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        <SiteHeader />
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
          {children}
        </main>
        <SiteFooter />
      </div>
    </>
  );
}

/** Shown in place of a page that failed. The router has logged why. */
export function ErrorBoundary() {
  return (
    <Frame>
      <PageError />
    </Frame>
  );
}

export default function App() {
  useStillResize();
  useEffect(() => {
    watchBuild();
    void prepareOffline();
  }, []);
  return (
    <>
      <Frame>
        <PageTransition>
          <Outlet />
        </PageTransition>
      </Frame>
      <Toaster />
    </>
  );
}
