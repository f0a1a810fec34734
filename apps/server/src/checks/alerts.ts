import { type CheckAlert, checkAlerts } from '@citewright/contract';
import type { CheckedWork } from '@citewright/resolver';

type Notices = CheckedWork['notices'];

/** Works that are notices themselves, and newer versions of a work, are no corrections of it. */
const corrections = new Set(['notice', 'new-version', 'new-edition']);

function alertOf({ code, values }: Notices[number]): CheckAlert | undefined {
  switch (code) {
    case 'retracted':
      return 'retracted';
    case 'superseded-preprint':
      return 'superseded';
    case 'listed-page':
      return values.what === 'gone' || values.what === 'no-host' ? 'gone' : undefined;
    case 'impossible-detail':
      return 'impossible';
    case 'corrected':
      if (values.what === 'concern') return 'concern';
      return corrections.has(values.what) ? undefined : 'corrected';
    default:
      return undefined;
  }
}

/** What stands before the verdict on a work, the gravest first. */
export function alertsOf(notices: Notices): CheckAlert[] {
  const found = new Set(notices.map(alertOf));
  return checkAlerts.filter((alert) => found.has(alert));
}
