import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenToTabs, tellTabs } from './tabs.ts';

test('what another tab has changed is fetched again, and nothing else', async () => {
  vi.stubGlobal('addEventListener', vi.fn());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const asked: unknown[] = [];
  const queries = new QueryClient();
  for (const path of ['/api/projects/1', '/api/projects/2']) {
    const observer = new QueryObserver(queries, {
      queryKey: [path],
      queryFn: () => asked.push(path),
      staleTime: Number.POSITIVE_INFINITY,
    });
    onTestFinished(observer.subscribe(() => undefined));
  }
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  listenToTabs(queries);
  tellTabs(['/api/projects/2']);
  const other = new BroadcastChannel('citewright');
  onTestFinished(() => other.close());
  other.postMessage('no key');
  other.postMessage(['/api/projects/2']);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked).toEqual(['/api/projects/1', '/api/projects/2', '/api/projects/2']);
});
