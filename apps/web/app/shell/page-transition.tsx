import { type ReactNode, useEffect, useState } from 'react';
import { type DataStrategyResult, type MiddlewareFunction, useLocation, useNavigation } from 'react-router';
import { classNames } from '~/ui/class-names.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Duration of the fade-out before the next page is shown, in milliseconds (specification §9). */
const leavingDelay = 250;

// Module-level: the router's middleware runs outside React, and on "back" the address has changed before it.
let shownPath: string | undefined;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Client middleware of the root route: delays navigation until the old page has faded out. No delay under reduced
 * motion.
 */
export const pageLeaving: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const changesPage = shownPath !== undefined && new URL(request.url).pathname !== shownPath;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (changesPage && !still) await wait(leavingDelay);
  return next();
};

/** Focuses the new page's heading, for keyboard and screen reader users. */
function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** One page, faded in and out. The first page of a visit does not fade in. */
function Page({ leaving, children }: { leaving: boolean; children: ReactNode }) {
  const [arriving] = useState(() => shownPath !== undefined);
  return (
    <div
      className={classNames(
        'flex flex-1 flex-col transition-opacity duration-200',
        arriving && 'animate-appear',
        leaving && 'opacity-0',
      )}
    >
      {children}
    </div>
  );
}

/** Fades the old page out, shows the loading screen meanwhile, and fades the new page in. */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const { location: destination } = useNavigation();
  const leaving = destination !== undefined && destination.pathname !== pathname;

  useEffect(() => {
    const arrived = shownPath !== undefined && shownPath !== pathname;
    shownPath = pathname;
    if (arrived && hash === '') focusPage();
  }, [pathname, hash]);

  return (
    <>
      <Page key={pathname} leaving={leaving}>
        {children}
      </Page>
      {leaving && <LoadingScreen />}
    </>
  );
}
