/** The media type of what `expose` writes: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';

export type Labels = Readonly<Record<string, string>>;

/** One line: a value and what tells it from the others of its metric. `suffix` is that of a histogram's parts. */
export interface Sample {
  labels?: Labels;
  suffix?: '_bucket' | '_sum' | '_count';
  value: number;
}

/** Something that is counted or measured. Its samples are asked for when it is read. */
export interface Metric {
  /** With its unit, in the words of https://prometheus.io/docs/practices/naming/ */
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples(): Iterable<Sample> | Promise<Iterable<Sample>>;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '"': '\\"' };

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\\n"]/g, (character) => escapes[character] ?? '')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

async function linesOf({ name, help, type, samples }: Metric): Promise<string[]> {
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
  for (const { labels = {}, suffix = '', value } of await samples())
    lines.push(`${name}${suffix}${labelText(labels)} ${value}`);
  return lines;
}

/** All metrics in the text format 0.0.4 of Prometheus. */
export async function expose(metrics: readonly Metric[]): Promise<string> {
  const written = await Promise.all(metrics.map(linesOf));
  return `${written.flat().join('\n')}\n`;
}
