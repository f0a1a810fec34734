import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { measureIdentifiers } from './accuracy/identifiers.ts';
import { measureInText } from './accuracy/in-text.ts';
import { type Measurement, passes } from './accuracy/measurement.ts';
import { measureTime } from './accuracy/time.ts';
import { measureUrls } from './accuracy/urls.ts';

/** All accuracy figures of this package against the corpora in the given folder. */
export function measureAll(corpora: string): Measurement[] {
  return [measureIdentifiers, measureInText, measureUrls, measureTime].flatMap((measure) => measure(corpora));
}

function row(measurement: Measurement): string {
  const { name, right, total, bar } = measurement;
  const share = `${((100 * right) / total).toFixed(2)} %`.padStart(9);
  const verdict = bar === undefined ? '' : `  ${passes(measurement) ? 'ok' : 'BELOW'} (bar ${100 * bar} %)`;
  return `${name.padEnd(78)} ${String(right).padStart(4)} of ${String(total).padStart(4)} ${share}${verdict}`;
}

/**
 * Prints the figures with every wrong case and tells whether all bars hold. Without the corpora there is nothing to
 * measure: it says so and passes.
 */
export function reportAccuracy(corpora: string): boolean {
  if (!existsSync(join(corpora, 'inputs'))) {
    console.log(`identifiers: no corpora in ${corpora} (set CORPORA): accuracy was not measured`);
    return true;
  }
  const measurements = measureAll(corpora);
  for (const { name, wrong } of measurements) {
    for (const line of wrong) console.log(`wrong (${name}): ${line}`);
  }
  for (const measurement of measurements) console.log(row(measurement));
  return measurements.every(passes);
}

if (import.meta.main) {
  const corpora = process.env.CORPORA ?? join(import.meta.dirname, '../../../shared/corpora');
  if (!reportAccuracy(corpora)) process.exitCode = 1;
}
