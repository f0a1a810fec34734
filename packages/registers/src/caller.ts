/** Who asks: a network (an address, or a household's share of IPv6) and a session in it. Only compared, never stored. */
export interface Caller {
  network: string;
  session: string;
}

/** The caller of work that nobody in particular asked for. */
export const nobody: Caller = { network: '', session: '' };
