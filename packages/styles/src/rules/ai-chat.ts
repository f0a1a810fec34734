import type { Item } from '@citewright/csl';
import { nameText, omit, type Rule } from './rule.ts';

/** Names of tools, by which a record without a genre is known. */
const tools =
  /^(?:(?:google|microsoft|openai) )?(?:chatgpt|gpt-?\d|dall[-·]?e|gemini|bard|claude|copilot|midjourney|perplexity|llama|deepseek)(?![a-z])/i;

/** What a person asked: its genre says so, or its title: `“Describe the symbolism” prompt`. */
const isPrompt = ({ genre, title }: Item): boolean =>
  title !== undefined &&
  (/\bAI prompt$/i.test(String(genre ?? '').slice(0, 80)) || /^["“].*["”] prompt$/.test(String(title)));

const ofAi = /\b(?:AI|artificial intelligence) (?:chat|conversation|image|prompt|response)$/i;

/**
 * Whether an item is what an AI tool answered: `container-title` is the tool, its company the author or the publisher, `version` the model.
 * The genre says whether the title is the chat's own ("Generative AI chat") or what was asked ("Generative AI prompt").
 */
function isChat(item: Item): boolean {
  const tool = String(item['container-title'] ?? '').slice(0, 200);
  if (item.type !== 'software' || !tool) return false;
  return ofAi.test(String(item.genre ?? '').slice(0, 80)) || isPrompt(item) || tools.test(tool);
}

/** The company, if one stands in place of an author. */
const companyOf = ({ author, publisher }: Item): string | undefined => {
  const [company, ...others] = author ?? [];
  if (company?.literal && others.length === 0) return company.literal;
  return publisher === undefined ? undefined : String(publisher);
};

/** A tool with its model; letters that end one and begin the other stand once: "Gemini 2.5 Flash", "Claude Sonnet 4.5", "ChatGPT-4o". */
function toolWithModel({ 'container-title': tool, version }: Item): string {
  const [name, model] = [String(tool), String(version ?? '').slice(0, 200)];
  const shared = name
    .slice(-40)
    .split('')
    .map((_, at, letters) => letters.slice(at).join(''))
    .find((end) => end.length > 2 && model.toLowerCase().startsWith(end.toLowerCase()));
  return shared ? name + model.slice(shared.length) : [name, model].filter(Boolean).join(' ');
}

/** The words of a title without the quotation marks of a prompt. */
const plainTitle = ({ title }: Item): string =>
  String(title ?? '').replace(/^["“](.*)["”](?: prompt)?$/, '$1');

/** A chat as a page of its site, written by `author`. */
const asPage = (item: Item, author: string | undefined): Item => ({
  ...omit(item, 'version', 'publisher', 'medium'),
  type: 'webpage',
  ...(item.title !== undefined && { title: plainTitle(item) }),
  ...(author && { author: [{ literal: author }] }),
});

/**
 * APA Style blog, 2025, Citing generative AI in APA Style, part 1: "OpenAI. (2025, August 21). _High school grammar concepts_ [Generative AI
 * chat]. ChatGPT.", with the model if it is known: "Gemini 2.5 Flash".
 */
export const chatOfCompany: Rule = (item) =>
  isChat(item)
    ? {
        ...asPage(item, item.author?.length ? undefined : companyOf(item)),
        genre: ofAi.test(String(item.genre ?? '')) && !isPrompt(item) ? item.genre : 'Generative AI chat',
        'container-title': toolWithModel(item),
      }
    : item;

/**
 * MLA Style Center, How do I cite generative AI in MLA style?, as revised: no author, the prompt in place of a title, the tool as
 * container, the model as version, the company as publisher.
 */
export const promptOfTool: Rule = (item) => {
  if (!isChat(item)) return item;
  const [company, isByCompany] = [companyOf(item), item.author?.length === 1 && item.author[0]?.literal];
  const { title, ...chat } = omit(item, 'genre', ...(isByCompany ? (['author'] as const) : []));
  const isTitled = ofAi.test(String(item.genre ?? '').slice(0, 80)) && !isPrompt(item);
  return {
    ...chat,
    type: 'webpage',
    ...(company && { publisher: company }),
    ...(isTitled ? { title } : { genre: `“${plainTitle(item)}” prompt` }),
  };
};

/**
 * Chicago Manual of Style, Q&A on citing AI: the tool stands in place of an author, the company is the publisher:
 * "ChatGPT, response to “Explain how to make pizza dough,” OpenAI, March 7, 2023". IEEE leaves to Chicago what it has no rule for.
 */
export const chatOfTool: Rule = (item) => {
  if (!isChat(item)) return item;
  const company = companyOf(item);
  return {
    ...omit(asPage(item, toolWithModel(item)), 'container-title', 'genre'),
    ...(company && { 'container-title': company }),
    ...(isPrompt(item) && { genre: 'AI prompt' }),
  };
};

const isResponse = ({ type, genre }: Item): boolean => type === 'webpage' && genre === 'AI prompt';

/** The same: what was asked is no title. Comes after the rules that change descriptions. */
export const responseToPrompt: Rule = (item) =>
  isResponse(item)
    ? {
        ...omit(item, 'title'),
        genre: `response to “${item.title}”`,
        'title-short': `response to “${item.title}”`,
      }
    : item;

/** The same in IEEE, whose CSL style quotes no title that has a status. */
export const responseOfPage: Rule = (item) =>
  isResponse(item)
    ? {
        ...omit(item, 'genre', 'container-title'),
        title: `<span class="nocase">Response to “${item.title}”</span>`,
        status: item['container-title'] ?? 'AI chat',
      }
    : item;

/** Cite Them Right: company and tool are the author, as of "OpenAI ChatGPT (2023)"; what others can open has its address. */
export const chatOfCompanyAndTool: Rule = (item) => {
  if (!isChat(item)) return item;
  const tool = String(item['container-title']);
  const company = companyOf(item) ?? item.author?.map(nameText).join(' and ');
  const isNamed = company === undefined || tool.startsWith(company);
  const chat = omit(asPage(item, isNamed ? tool : `${company} ${tool}`), 'container-title', 'genre');
  return item.URL === undefined
    ? { ...chat, type: 'personal_communication' }
    : { ...chat, type: 'post', 'container-title': 'Generative AI chat' };
};
