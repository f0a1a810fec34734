import type { CitationItem, LookedUpLink } from '@citewright/contract';
import { detect } from '@citewright/identifiers';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckedFile } from '~/api/checks.ts';
import { generateCitation } from '~/api/citations.ts';
import { failureMessage } from '~/api/failure-message.ts';
import { lookUpLinks } from '~/api/paper-links.ts';
import { linkWords } from '~/content/paper-links.ts';

/** A link as the table has it: what is known of it, and whether it is cited. */
export interface LinkRow extends LookedUpLink {
  isCited: boolean;
}

const rowOf = (link: LookedUpLink): LinkRow => ({ ...link, isCited: link.status === 'found' });

/** A work in a few words, as the server says it. */
function workOf(item: CitationItem): string {
  const names = (item.author ?? item.editor ?? []).map(({ family, literal }) => family ?? literal ?? '');
  const first = names.length > 2 ? `${names[0]} et al.` : names.join(' & ');
  const year = item.issued?.['date-parts']?.[0]?.[0];
  return [[first, year && `(${year})`].filter(Boolean).join(' '), item.title].filter(Boolean).join(', ');
}

/** The links of a document, looked up while it is open. */
export function useLinks(source: CheckedFile | undefined) {
  const [rows, setRows] = useState<ReadonlyMap<number, LinkRow>>(new Map());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const change = useCallback(
    (index: number, fields: Partial<LinkRow>) =>
      setRows((all) => {
        const row = all.get(index);
        return row ? new Map(all).set(index, { ...row, ...fields }) : all;
      }),
    [],
  );

  const look = useCallback(
    async (only?: readonly number[]) => {
      if (!source) return setFailure(linkWords.lost);
      const controller = running.current ?? new AbortController();
      running.current = controller;
      setBusy(true);
      setFailure(undefined);
      try {
        for await (const link of lookUpLinks({ ...source, ...(only && { only }) }, controller.signal))
          if (!only || only.includes(link.index)) setRows((all) => new Map(all).set(link.index, rowOf(link)));
      } catch (error) {
        if (!controller.signal.aborted) setFailure(failureMessage(error, linkWords.stopped));
      }
      if (!controller.signal.aborted) setBusy(false);
    },
    [source],
  );

  useEffect(() => {
    void look();
    return () => {
      running.current?.abort();
      running.current = undefined;
    };
  }, [look]);

  /** Finds another work for a link by what a person gives. */
  const replace = useCallback(
    async (index: number, given: string) => {
      const { kind, value } = detect(given);
      if (kind !== 'doi' && kind !== 'isbn' && kind !== 'url')
        return change(index, { message: linkWords.unreadable });
      try {
        const { item } = await generateCitation({ format: 'apa', inputType: kind, sourceInput: value });
        change(index, { status: 'found', item, work: workOf(item), isCited: true, notices: [] });
      } catch (error) {
        change(index, { message: failureMessage(error, linkWords.notFound) });
      }
    },
    [change],
  );

  return { rows, busy, failure, look, change, replace };
}
