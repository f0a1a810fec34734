import type { Report } from '../../report.ts';
import type { Indexed } from '../in-text/index-http.ts';
export async function measureReferences(_records: readonly Indexed[]): Promise<Report[]> {
  return [];
}
