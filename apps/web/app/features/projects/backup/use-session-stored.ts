import { useEffect, useState } from 'react';
import { isSessionStored } from '~/api/session.ts';

/** Whether this browser keeps the session, without which nobody opens its projects; looked at with every rendering. */
export function useSessionStored(): boolean {
  const [isStored, setIsStored] = useState(true);
  useEffect(() => setIsStored(isSessionStored()));
  return isStored;
}
