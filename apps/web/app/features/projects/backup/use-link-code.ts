import { useEffect, useState } from 'react';
import { codeOf, type LinkPurpose } from './link-address.ts';

/**
 * The code of the link that opened the page, and a setter. The fragment is removed from the URL at once, so that the
 * code is not in the history or in a copied URL.
 */
export function useLinkCode(
  purpose: LinkPurpose,
): [code: string | undefined, setCode: (code: string | undefined) => void] {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    const take = () => {
      const given = codeOf(location.hash, purpose);
      if (given === undefined) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      setCode(given);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [purpose]);
  return [code, setCode];
}
