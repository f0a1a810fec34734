import { customStyleLimits, type StyleDetails, type StyleSummary } from '@citewright/contract';
import { useCallback, useEffect, useState } from 'react';
import { failureMessage } from '~/api/failure-message.ts';
import { addCustomStyle, deleteCustomStyle, fetchCustomStyles } from '~/api/styles.ts';
import { moreStyles } from '~/content/more-styles.ts';
import { FileError, readTextFile } from '~/files/read-text-file.ts';
import { forgetStyle, rememberStyle } from './chosen-styles.ts';

/** The styles that the reader has added as files. */
export interface CustomStyles {
  styles: readonly StyleSummary[];
  busy: boolean;
  /** Why the last file was not added, or the last style not deleted. */
  failure: string | undefined;
  /** Adds the style of a file; `undefined` if it cannot be read. */
  add(file: File): Promise<StyleDetails | undefined>;
  remove(id: string): Promise<void>;
}

/** Reads the list of added styles, adds to it and deletes from it. */
export function useCustomStyles(): CustomStyles {
  const [styles, setStyles] = useState<readonly StyleSummary[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const refresh = useCallback(async () => {
    // Without an answer the list stays as it is: the styles of the catalogue can be used all the same.
    await fetchCustomStyles().then(setStyles, () => undefined);
  }, []);
  useEffect(() => void refresh(), [refresh]);

  async function attempt<Result>(fallback: string, work: () => Promise<Result>): Promise<Result | undefined> {
    setBusy(true);
    setFailure(undefined);
    try {
      return await work();
    } catch (error) {
      setFailure(error instanceof FileError ? error.message : failureMessage(error, fallback));
      return undefined;
    } finally {
      // Without an answer it may be done nevertheless.
      await refresh();
      setBusy(false);
    }
  }

  return {
    styles,
    busy,
    failure,
    add: (file) =>
      attempt(moreStyles.custom.failed, async () => {
        const added = await addCustomStyle(await readTextFile(file, customStyleLimits.bytes));
        rememberStyle(added);
        return added;
      }),
    remove: async (id) => {
      await attempt(moreStyles.custom.removalFailed, async () => {
        await deleteCustomStyle(id);
        forgetStyle(id);
      });
    },
  };
}
