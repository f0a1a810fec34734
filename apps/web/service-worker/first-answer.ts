/** Milliseconds of silence after which the stored page is shown in place of the network's. */
const patience = 4_000;

/** By this header our server's answers are known from what a network puts in their place, such as its log-in page. */
const mark = 'x-citewright';

/** Whether an answer is a page of ours, whole, and may be stored: one that says what somebody cites may not. */
export const isOurs = ({
  ok,
  redirected,
  headers,
}: Pick<Response, 'ok' | 'redirected' | 'headers'>): boolean =>
  ok && !redirected && headers.has(mark) && headers.get('cache-control') !== 'no-store';

/** The network's answer; after some silence, or when it fails, the stored one. @throws the network's error where nothing is stored */
export async function firstAnswer<Answer>(
  network: Promise<Answer>,
  stored: () => Promise<Answer | undefined>,
  silence = patience,
): Promise<Answer> {
  const timer = Promise.withResolvers<undefined>();
  const timeout = setTimeout(() => timer.resolve(undefined), silence);
  try {
    return (await Promise.race([network, timer.promise])) ?? (await stored()) ?? (await network);
  } catch (error) {
    const fallback = await stored();
    if (fallback === undefined) throw error;
    return fallback;
  } finally {
    clearTimeout(timeout);
  }
}
