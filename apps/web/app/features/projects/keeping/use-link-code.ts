import { useEffect, useState } from 'react';
import { codeOf } from './link-address.ts';

/**
 * The code of the link that the page was opened with, and a way to set it. The fragment is taken out of the address at once:
 * out of the history, and out of what somebody copies.
 */
export function useLinkCode(): [code: string | undefined, setCode: (code: string | undefined) => void] {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    const take = () => {
      const given = codeOf(location.hash);
      if (given === undefined) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      setCode(given);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return [code, setCode];
}
