import { type Style as CslStyle, compileTrees } from '@citewright/csl';
import { catalogue } from '#catalogue';
import { onDemand } from '#on-demand';
import { locales, trees } from '../generated/trees.ts';
import { knownStyles } from './about.ts';
import type { FoundStyle } from './catalogue/catalogue.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { latest } from './catalogue/latest.ts';
import { namesOf } from './catalogue/names-of.ts';
import { StyleError } from './error.ts';
import { outputFormat } from './output-format.ts';
import type { TitleRule } from './rules/rule.ts';
import { rulesOf } from './rules/rules.ts';
import { withLongProperties } from './short-properties.ts';
import type { AnnotationLayout, ListLayout, StyleAbout } from './style-about.ts';
import { partsOfStyleKey } from './style-key.ts';
import type { LoadableParts, OpenedStyle, PortableStyle, StyleParts } from './style-parts.ts';
import { ownPrinterOf, tended } from './tended.ts';

/** The bundled trees have short names; those of the catalogue bring their own locales. */
function compiled(
  { language: lang }: StyleAbout,
  { tree, locales: own, entryLanguage }: StyleParts,
): CslStyle {
  const options = { lang, format: outputFormat, links: true, entryLanguage };
  const [bundled] = Object.entries(locales).flatMap(([name, locale]) => (name === lang ? [locale] : []));
  return compileTrees(own ? tree : withLongProperties(tree), own ?? (bundled ? [bundled] : []), options);
}

/** A style of the registry: its data, the rules of its manual, and the compiled CSL style. */
export class Style {
  readonly about: StyleAbout;
  readonly #load: LoadableParts['load'];
  #parts: StyleParts | undefined;
  #csl: CslStyle | undefined;

  /** @internal */
  constructor(about: StyleAbout, { atHand, load }: LoadableParts) {
    this.about = about;
    this.#parts = atHand;
    this.#load = load;
  }

  /** Loads what a browser does not get with the engine. Elsewhere all is at hand. */
  async load(): Promise<void> {
    this.#parts ??= await this.#load?.();
  }

  /** @internal What formats the style. */
  get parts(): StyleParts {
    if (!this.#parts) throw new Error(`The style "${this.about.id}" is not loaded`);
    return this.#parts;
  }

  /** Applied to each item, in this order, before CSL formats it. */
  get rules(): readonly TitleRule[] {
    return this.parts.rules;
  }

  /** The compiled style. Compiled on first use and cached: a pure function of constant data. */
  get csl(): CslStyle {
    this.#csl ??= compiled(this.about, this.parts);
    return this.#csl;
  }

  /** Where a bibliography has annotations. */
  get annotations(): AnnotationLayout {
    return this.about.annotations ?? { indent: 0 };
  }

  /** How a document prints the bibliography. */
  get list(): ListLayout {
    return this.about.list ?? { heading: 'References', lineSpacing: 1, entrySpacing: 12 };
  }
}

/** The parts of a style, or of the style that it is a variant of. */
function loadablePartsOf({ id, variantOf = id }: (typeof knownStyles)[number]): LoadableParts | undefined {
  const tree = trees[variantOf];
  return tree ? { atHand: { tree, rules: rulesOf[id] ?? rulesOf[variantOf] ?? [] } } : onDemand[variantOf];
}

const registry: ReadonlyMap<string, Style> = new Map(
  knownStyles.flatMap((about) => {
    const parts = loadablePartsOf(about);
    return parts ? [[about.id, new Style(about, parts)]] : [];
  }),
);

/** What `addStyle` was given. Trees are small; `opened` limits how many are compiled. */
const received = new Map<string, OpenedStyle>();

/** What is known of the style with an id without reading it; undefined if none has it. Our own have their CSL origin as parent. */
export function styleFacts(id: string): CatalogueEntry | undefined {
  const known = catalogue?.find(id)?.entry;
  const own = registry.get(id)?.about;
  if (!own) return known;
  const [origin] = [...tended].find(([, ours]) => ours === id || ours === own.variantOf) ?? [id];
  const facts = catalogue?.find(origin)?.entry;
  return (
    facts && {
      ...facts,
      id,
      title: own.label,
      language: own.language,
      ...(origin === id ? {} : { parent: origin }),
    }
  );
}

/** A style that we tend ourselves with locales of the catalogue; without any, in its own language. */
const withLocales = (parts: StyleParts, locales: PortableStyle['locales']): StyleParts =>
  locales ? { ...parts, tree: withLongProperties(parts.tree), locales } : parts;

/** A style that we tend ourselves, in another language, or under the title of a journal that asks for it. */
function ownStyle(own: Style, language: string | undefined, entry: CatalogueEntry | undefined): OpenedStyle {
  const named = entry ? namesOf(entry) : {};
  const locales = language === undefined ? [] : (catalogue?.locales(language) ?? []);
  const [first] = locales;
  const about = { ...own.about, ...named, language: first?.lang ?? own.about.language };
  return { about, own: own.about.id, parts: withLocales(own.parts, first && locales) };
}

/** The files of the styles that people brought, by id. */
const customStyles = new Map<string, string>();

/** A style that somebody brought, read again: its tree is made for one language. */
function openCustom(id: string, csl: string, language: string | undefined): OpenedStyle | undefined {
  if (!catalogue) return undefined;
  const { entry, tree } = catalogue.readFile(id, csl);
  const parent = catalogue.find(entry.parent ?? '')?.parent;
  return tree ? catalogue.openTree(tree, entry, language) : parent && openFound({ entry, parent }, language);
}

/**
 * Reads a style that somebody brings as a file, which may be hostile.
 * @throws StyleFileError with the place of its first fault
 */
export function readCustomStyle(id: string, csl: string): CatalogueEntry {
  if (!catalogue) throw new Error('Browsers have no catalogue');
  return catalogue.readFile(id, csl).entry;
}

/** Lets a style that `readCustomStyle` has read be printed under its id, until `removeCustomStyle`. */
export function addCustomStyle(id: string, csl: string): void {
  customStyles.set(id, csl);
}

/** Ends what `addCustomStyle` began. */
export function removeCustomStyle(id: string): void {
  customStyles.delete(id);
}

/** The style of `id` or `id@language`. */
function openStyle(key: string): OpenedStyle | undefined {
  const { style: id, language } = partsOfStyleKey(key);
  const added = received.get(key);
  if (added || !catalogue) return added;
  const csl = customStyles.get(id);
  if (csl !== undefined) return openCustom(id, csl, language);
  const bundled = registry.get(id);
  if (bundled) return ownStyle(bundled, language, undefined);
  const found = catalogue.find(id);
  return found && openFound(found, language);
}

/** A style of the catalogue, or of ours where we tend it. */
function openFound({ entry, parent }: FoundStyle, language: string | undefined): OpenedStyle | undefined {
  if (!catalogue) return undefined;
  const own = registry.get(ownPrinterOf(entry.id, parent.id));
  if (own) return ownStyle(own, language ?? (entry.parent === undefined ? undefined : entry.language), entry);
  return catalogue.open({ entry, parent }, language);
}

/** Styles of the catalogue that stay compiled: the largest take some megabytes. */
const keptStyles = 24;

const opened = latest(keptStyles, (key) => {
  const style = openStyle(key);
  return style && new Style(style.about, { atHand: style.parts });
});

/**
 * The style of an id, or of `id@language`, as data that another program prints with `addStyle`.
 * @throws StyleError for an id that no style has.
 */
export function portableStyle(key: string): PortableStyle {
  const style = openStyle(key);
  if (!style) throw new StyleError(key);
  const { about, own, parts } = style;
  const locales = parts.locales && { locales: parts.locales };
  return own === undefined ? { about, tree: parts.tree, ...locales } : { about, own, ...locales };
}

/** True if `styleOf` has the style without `addStyle`: always for ours, in browsers not for those of the catalogue. */
export const hasStyle = (key: string): boolean => registry.has(key) || opened(key) !== undefined;

const loadParts = () => import('./catalogue/parts.ts');

/** Loads the rules that styles of the catalogue share, for which the first `addStyle` would wait. */
export async function prepareAdding(): Promise<void> {
  await loadParts();
}

/** Adds a style under an id, or `id@language`: in browsers, which have no catalogue, one that the server gave. */
export async function addStyle(key: string, { about, own, tree, locales }: PortableStyle): Promise<void> {
  const ours = registry.get(own ?? '');
  await ours?.load();
  if (ours) received.set(key, { about, parts: withLocales(ours.parts, locales) });
  else if (tree && locales) {
    const { partsFor } = await loadParts();
    received.set(key, { about, parts: partsFor(tree, about, locales) });
  }
}

/**
 * The style with an id of `knownStyleIds`; outside browsers also with any id of the catalogue, an older one, and a language after an
 * at sign: `nature`, `vancouver`, `apa@de-DE`.
 * @throws StyleError for any other id.
 */
export function styleOf(id: string): Style {
  const style = registry.get(id) ?? opened(id);
  if (!style) throw new StyleError(id);
  return style;
}
