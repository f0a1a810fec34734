/** What of a report in SARIF is shown: its results and what a run could not do. */
export interface Report {
  runs: readonly {
    invocations?: readonly { toolExecutionNotifications?: readonly Told[] }[];
    tool: { driver: { rules?: readonly { id: string; shortDescription?: { text: string } }[] } };
    results: readonly (Told & { ruleId: string })[];
  }[];
}

/** Something that a report says of a place. */
interface Told {
  level?: string;
  message: { text: string };
  locations?: readonly {
    physicalLocation: { artifactLocation: { uri: string }; region?: { startLine: number } };
  }[];
}

/** A problem at its place. */
interface Placed {
  level: string;
  file: string;
  line: number | undefined;
  message: string;
  title: string;
}

function placed({ level = 'warning', message, locations: [first] = [] }: Told, title: string): Placed {
  const { artifactLocation, region } = first?.physicalLocation ?? {};
  return {
    level,
    file: artifactLocation ? decodeURIComponent(artifactLocation.uri) : '',
    line: region?.startLine,
    message: message.text,
    title,
  };
}

/** The problems of a report, those that it could not look at last. */
export function problemsIn({ runs }: Report): Placed[] {
  return runs.flatMap(({ invocations = [], results, tool: { driver } }) => {
    const titles = new Map(
      driver.rules?.map(({ id, shortDescription }) => [id, shortDescription?.text ?? id]),
    );
    return [
      ...results.map((result) => placed(result, titles.get(result.ruleId) ?? result.ruleId)),
      ...invocations.flatMap(({ toolExecutionNotifications = [] }) =>
        toolExecutionNotifications.map((told) => placed({ ...told, level: 'notice' }, 'Not checked')),
      ),
    ];
  });
}

// The text of a change is untrusted: characters that could end a command or begin another are encoded
// (https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts, escapeData and escapeProperty).
const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A problem as a command of a workflow, which shows it at its line. */
export function annotation({ level, file, line, message, title }: Placed): string {
  const properties = [
    ...(file === '' ? [] : [`file=${property(file)}`]),
    ...(line === undefined ? [] : [`line=${line}`]),
    `title=${property(title)}`,
  ];
  const command = level === 'error' || level === 'notice' ? level : 'warning';
  return `::${command} ${properties.join(',')}::${data(message)}`;
}

const markup = (text: string): string =>
  text.replace(/[&<>"'`|*_[\]()#@\\~$]/g, (mark) => `&#${mark.charCodeAt(0)};`).replace(/\s+/g, ' ');

/** Rows of a summary, which GitHub keeps to a mebibyte. */
const mostRows = 500;

/** The summary of a run, in Markdown. */
export function summary(problems: readonly Placed[]): string {
  if (problems.length === 0) return '### Citewright: nothing to look at\n';
  const rows = problems
    .slice(0, mostRows)
    .map(
      ({ file, line, title, message }) =>
        `| ${markup(file)}${line === undefined ? '' : `:${line}`} | ${markup(title)} | ${markup(message.slice(0, 500))} |`,
    );
  const more =
    problems.length > mostRows ? [`\n${problems.length - mostRows} more stand in the report.`] : [];
  return ['### Citewright', '', '| Where | What | Why |', '| --- | --- | --- |', ...rows, ...more, ''].join(
    '\n',
  );
}
