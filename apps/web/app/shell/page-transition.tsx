import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { classNames } from '~/ui/class-names.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** How long a navigation lasts before the page fades under the loading screen, in milliseconds (specification §9). */
const leavingDelay = 250;

// Module-level: outlives the pages, which are mounted anew with every address.
let shownPath: string | undefined;

/** Focuses the new page's heading, for keyboard and screen reader users. */
function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Whether a navigation has lasted longer than the delay. */
function useSlow(leaving: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setSlow(true), leavingDelay);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [leaving]);
  return slow;
}

/** One page; fades out when the next one is slow to come, and in when it was itself. */
function Page({ leaving, slow, children }: { leaving: boolean; slow: boolean; children: ReactNode }) {
  const [arriving] = useState(slow);
  return (
    <div
      className={classNames(
        'flex flex-1 flex-col transition-opacity duration-200',
        arriving && 'animate-appear',
        leaving && slow && 'opacity-0',
      )}
    >
      {children}
    </div>
  );
}

/** Shows pages; a slow navigation fades the old page out, shows the loading screen, and fades the new page in. */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const { location: destination } = useNavigation();
  const leaving = destination !== undefined && destination.pathname !== pathname;
  const slow = useSlow(leaving);

  useEffect(() => {
    const arrived = shownPath !== undefined && shownPath !== pathname;
    shownPath = pathname;
    if (arrived && hash === '') focusPage();
  }, [pathname, hash]);

  return (
    <>
      <Page key={pathname} leaving={leaving} slow={slow}>
        {children}
      </Page>
      {leaving && slow && <LoadingScreen />}
    </>
  );
}
