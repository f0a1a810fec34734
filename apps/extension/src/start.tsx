import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'react-router';
import { createQueryClient } from '~/api/query.ts';
import { Toaster } from '~/ui/toaster.tsx';
import { siteNavigator } from './on-site.ts';

/** Shows a page of the extension. */
export function start(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <Router location="/" navigator={siteNavigator}>
          {page}
          <Toaster />
        </Router>
      </QueryClientProvider>
    </StrictMode>,
  );
}
