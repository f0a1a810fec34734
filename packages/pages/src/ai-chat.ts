import type { Evidence, Item } from '@citewright/record';

/** A tool that answers, and the company that makes it. */
interface AiTool {
  tool: string;
  company: string;
}

/** Addresses under which the tools publish a chat that its owner shares: host and beginning of the path. */
const shares: readonly (readonly [place: RegExp, AiTool])[] = [
  [/^(?:chatgpt\.com|chat\.openai\.com)\/(?:share|s)\/./, { tool: 'ChatGPT', company: 'OpenAI' }],
  [/^claude\.ai\/share\/./, { tool: 'Claude', company: 'Anthropic' }],
  [/^(?:gemini\.google\.com|g\.co\/gemini)\/share\/./, { tool: 'Gemini', company: 'Google' }],
  [/^copilot\.microsoft\.com\/shares?\/./, { tool: 'Microsoft Copilot', company: 'Microsoft' }],
  [/^perplexity\.ai\/(?:search|page)\/./, { tool: 'Perplexity', company: 'Perplexity AI' }],
  [/^(?:grok\.com|x\.com\/i\/grok)\/share\/./, { tool: 'Grok', company: 'xAI' }],
  [/^chat\.deepseek\.com\/share\/./, { tool: 'DeepSeek', company: 'DeepSeek' }],
  [/^chat\.mistral\.ai\/chat\/./, { tool: 'Le Chat', company: 'Mistral AI' }],
];

function toolAt(url: string): AiTool | undefined {
  const { hostname, pathname } = URL.parse(url.slice(0, 2_000)) ?? { hostname: '', pathname: '' };
  const place = `${hostname.replace(/^www\./, '')}${pathname}`;
  return shares.find(([pattern]) => pattern.test(place))?.[1];
}

/** What the tools call every chat. */
const anyChat =
  /^(?:direct access to google ai|your ai companion|an ai assistant|(?:a )?shared (?:chat|conversation|link)|new chat|chat|conversation|into the unknown|just a moment\W*)$/i;

/** The title of a chat without the names of tool and company: "ChatGPT - Grammar concepts". */
function titleOfChat(title: string, { tool, company }: AiTool): string | undefined {
  const isTheirs = (part: string) =>
    [tool, company, `${tool} by ${company}`, `${company} ${tool}`].some(
      (name) => name.toLowerCase() === part.toLowerCase(),
    );
  const parts = title.replaceAll(/[\u200e\u200f]/g, '').split(/( [-–—|·:] |: )/);
  while (parts.length > 1 && isTheirs(parts[0]?.trim() ?? '')) parts.splice(0, 2);
  while (parts.length > 1 && isTheirs(parts.at(-1)?.trim() ?? '')) parts.splice(-2);
  const own = parts.join('').trim();
  return own === '' || isTheirs(own) || anyChat.test(own) ? undefined : own;
}

/** What only the address of a shared chat says. */
const ofAddress = { source: 'address' } as const;

/**
 * The record of a chat at the address under which an AI tool shares it; undefined for any other address. Tool and company are known by
 * the address, a title and a date only from the page.
 */
export function sharedChat(url: string): { item: Item; evidence: Evidence } | undefined {
  const known = toolAt(url);
  if (!known) return undefined;
  const item: Item = {
    id: url,
    type: 'software',
    genre: 'Generative AI chat',
    author: [{ literal: known.company }],
    'container-title': known.tool,
    URL: url,
  };
  const evidence = { genre: ofAddress, author: ofAddress, 'container-title': ofAddress };
  return { item, evidence };
}

/** A page's record as that of the shared chat at its address, if it is one: with the page's title, unless it names the tool alone. */
export function asSharedChat<Read extends { item: Item; evidence: Evidence }>(url: string, read: Read): Read {
  const chat = sharedChat(url);
  const known = toolAt(url);
  if (!chat || !known) return read;
  const { title, issued, language } = read.item;
  const own = title && titleOfChat(String(title), known);
  const kept = { ...(own && { title: own }), ...(issued && { issued }), ...(language && { language }) };
  const evidence = Object.fromEntries(Object.entries(read.evidence).filter(([field]) => field in kept));
  return { ...read, item: { ...chat.item, ...kept }, evidence: { ...evidence, ...chat.evidence } };
}
