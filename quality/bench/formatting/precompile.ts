import { parseLocale, parseStyle } from '@citewright/csl';
import { readStyles } from './sources.ts';

// Prints the parsed trees of a style and its locale, what a host makes of them when it is built. Run in a process of its own.
const [style] = readStyles(process.argv[2]);
if (style) {
  const trees = { style: parseStyle(style.style), locale: parseLocale(style.locale) };
  process.stdout.write(JSON.stringify(trees));
}
