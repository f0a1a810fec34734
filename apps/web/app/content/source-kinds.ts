import type { CitationItem, ItemType } from '@citewright/contract';
import { type DateField, type NameField, namePrompts, type TextField, textPrompts } from './item-fields.ts';

/** A field of a kind of source under the name that a person knows it by. `choices`: the values that it may have, with their labels. */
export interface KindPrompt {
  field: NameField | DateField | TextField;
  label: string;
  example?: string;
  choices?: readonly { value: string; label: string }[];
}

/** A kind of source that CSL has no type for: a type with a genre, and the fields that the manuals print of it. */
export interface SourceKind {
  label: string;
  type: ItemType;
  genre?: string;
  /** Titles and links take the full width of the form. */
  prompts: readonly KindPrompt[];
  /** A real source of the kind, shown as the chosen style prints it. */
  example: Omit<CitationItem, 'id'>;
}

const on = (...date: number[]): Pick<CitationItem, 'issued'> => ({ issued: { 'date-parts': [date] } });
const link: KindPrompt = { field: 'URL', label: 'Link', example: 'https://' };
const date: KindPrompt = { field: 'issued', label: 'Date', example: '21 August 2025' };
const account: KindPrompt = { field: 'note', label: 'Account', example: '@chemteacherphil' };
const version: KindPrompt = { field: 'version', label: 'Version', example: '2.1' };
const doi: KindPrompt = { field: 'DOI', label: 'DOI', example: '10.1000/182' };

/** Sources of today, in the order of the picker. */
export const sourceKinds = {
  'ai-chat': {
    label: 'AI chat',
    type: 'software',
    genre: 'Generative AI chat',
    prompts: [
      { field: 'title', label: 'Title of the chat, or your prompt', example: 'Explain why rivers meander' },
      {
        field: 'genre',
        label: 'This is',
        choices: [
          { value: 'Generative AI chat', label: 'the title of the chat' },
          { value: 'Generative AI prompt', label: 'my prompt' },
        ],
      },
      { field: 'container-title', label: 'Tool', example: 'ChatGPT' },
      { field: 'publisher', label: 'Company', example: 'OpenAI' },
      { field: 'version', label: 'Model or version', example: 'GPT-4o' },
      { ...date, label: 'Date of the chat' },
      { field: 'URL', label: 'Share link', example: 'https://chatgpt.com/share/…' },
    ],
    example: {
      type: 'software',
      genre: 'Generative AI chat',
      title: 'High school grammar concepts',
      publisher: 'OpenAI',
      'container-title': 'ChatGPT',
      ...on(2025, 8, 21),
      URL: 'https://chatgpt.com/share/68a77b60-0ee4-800c-9acc-cd3fd573c311',
      accessed: { 'date-parts': [[2026, 11, 28]] },
    },
  },
  'podcast-episode': {
    label: 'Podcast episode',
    type: 'broadcast',
    genre: 'Audio podcast episode',
    prompts: [
      { field: 'title', label: 'Title of the episode', example: 'The Alibi' },
      { field: 'host', label: 'Hosts', example: 'Koenig, Sarah' },
      { field: 'container-title', label: 'Podcast', example: 'Serial' },
      { field: 'number', label: 'Episode number', example: '1' },
      date,
      { field: 'publisher', label: 'Made by', example: 'WBEZ Chicago' },
      link,
    ],
    example: {
      type: 'broadcast',
      genre: 'Audio podcast episode',
      title: 'The Alibi',
      host: [{ family: 'Koenig', given: 'Sarah' }],
      'container-title': 'Serial',
      number: '1',
      publisher: 'WBEZ Chicago',
      ...on(2014, 10, 3),
      URL: 'https://serialpodcast.org/season-one/1/the-alibi',
      accessed: { 'date-parts': [[2026, 11, 28]] },
    },
  },
  'online-video': {
    label: 'Online video',
    type: 'motion_picture',
    genre: 'Video',
    prompts: [
      { field: 'title', label: 'Title of the video', example: 'Soft robotic gripper for jellyfish' },
      { field: 'author', label: 'Uploaded by', example: 'Harvard University' },
      { field: 'container-title', label: 'Site', example: 'YouTube' },
      date,
      link,
    ],
    example: {
      type: 'motion_picture',
      genre: 'Video',
      title: 'Soft robotic gripper for jellyfish',
      author: [{ literal: 'Harvard University' }],
      'container-title': 'YouTube',
      ...on(2019, 8, 28),
      URL: 'https://www.youtube.com/watch?v=guRoWTYfxMs',
      accessed: { 'date-parts': [[2026, 11, 28]] },
    },
  },
  'short-video': {
    label: 'Short video',
    type: 'post',
    genre: 'Video',
    prompts: [
      { field: 'title', label: 'Caption, or its first 20 words', example: 'Alkali salts get lit' },
      { field: 'author', label: 'Name', example: 'Cook, Phil' },
      account,
      { field: 'container-title', label: 'App', example: 'TikTok' },
      date,
      link,
    ],
    example: {
      type: 'post',
      genre: 'Video',
      title: 'Arctic fox facts you need in your life',
      author: [{ family: 'Ndiaye', given: 'Mamadou' }],
      note: '@mndiaye_97',
      'container-title': 'TikTok',
      ...on(2021, 7, 17),
      URL: 'https://www.tiktok.com/@mndiaye_97/video/6986039209542847750',
      accessed: { 'date-parts': [[2026, 11, 28]] },
    },
  },
  'social-post': {
    label: 'Social media post',
    type: 'post',
    genre: 'Post',
    prompts: [
      { field: 'title', label: 'Text, or its first 20 words', example: 'New images from Webb' },
      { field: 'author', label: 'Name', example: 'Souza, Pete' },
      { ...account, example: '@petesouza' },
      { field: 'container-title', label: 'Site or app', example: 'Instagram' },
      { field: 'genre', label: 'Kind of post', example: 'Photograph' },
      date,
      link,
    ],
    example: {
      type: 'post',
      genre: 'Photograph',
      title:
        'President Obama bids farewell to President Xi of China at the conclusion of the Nuclear Security Summit',
      author: [{ family: 'Souza', given: 'Pete' }],
      note: '@petesouza',
      'container-title': 'Instagram',
      ...on(2016, 4, 1),
      URL: 'https://www.instagram.com/p/BDrmfXTtNCt/',
      accessed: { 'date-parts': [[2026, 11, 28]] },
    },
  },
  'video-game': {
    label: 'Video game',
    type: 'software',
    genre: 'Video game',
    prompts: [
      { field: 'title', label: 'Title of the game', example: 'Angry Birds' },
      { field: 'author', label: 'Developer', example: 'Rovio Entertainment' },
      { ...version, example: '7.0.0' },
      { field: 'publisher', label: 'Publisher', example: 'Rovio Entertainment' },
      date,
      link,
    ],
    example: {
      type: 'software',
      genre: 'Video game',
      title: 'Angry Birds',
      version: '7.0.0',
      publisher: 'Rovio Entertainment',
      ...on(2016, 12, 10),
    },
  },
  dataset: {
    label: 'Data set',
    type: 'dataset',
    prompts: [
      { field: 'title', label: 'Title of the data set', example: 'Global lake temperatures' },
      { field: 'author', label: 'Authors', example: 'Sharma, Sapna; Gray, Derek' },
      { ...date, example: '2018' },
      { ...version, example: '1.0' },
      { field: 'publisher', label: 'Repository or publisher', example: 'Dryad' },
      { field: 'number', label: 'Number' },
      doi,
      link,
    ],
    example: {
      type: 'dataset',
      title: 'Cognitive Effects of Music and Dance Training in Children',
      author: [{ family: 'D’Souza', given: 'Annalise' }],
      number: 'ICPSR 37080',
      version: 'V1',
      publisher: 'ICPSR',
      ...on(2018),
      DOI: '10.3886/ICPSR37080.v1',
    },
  },
  software: {
    label: 'Software or app',
    type: 'software',
    prompts: [
      { field: 'title', label: 'Name of the program', example: 'R' },
      { field: 'author', label: 'Developers', example: 'R Core Team' },
      version,
      { field: 'publisher', label: 'Publisher', example: 'R Foundation for Statistical Computing' },
      date,
      doi,
      link,
    ],
    example: {
      type: 'software',
      title: 'R: A language and environment for statistical computing',
      author: [{ literal: 'R Core Team' }],
      version: '4.4.1',
      publisher: 'R Foundation for Statistical Computing',
      ...on(2024),
      URL: 'https://www.R-project.org/',
      accessed: { 'date-parts': [[2026, 11, 28]] },
    },
  },
} as const satisfies Record<string, SourceKind>;

export type SourceKindId = keyof typeof sourceKinds;

const kinds: Readonly<Record<string, SourceKind>> = sourceKinds;

/** The kind of an id; undefined for one that this version of the site does not have. */
export const kindOf = (id: string | undefined): SourceKind | undefined =>
  id === undefined || !Object.hasOwn(kinds, id) ? undefined : kinds[id];

const genresOf = ({ genre, prompts }: SourceKind): (string | undefined)[] => [
  genre,
  ...(prompts.find(({ field }) => field === 'genre')?.choices?.map(({ value }) => value) ?? []),
];

/** The kind that a record of a type and genre is. */
export const kindOfItem = (type: ItemType, genre: string | undefined): SourceKind | undefined =>
  Object.values(kinds).find(
    (kind) => kind.type === type && genresOf(kind).some((one) => one && one === genre?.trim()),
  );

/** The prompts of a kind by field, and its names and texts in order. */
export function promptsOfKind(kind: SourceKind | undefined) {
  const prompts = kind?.prompts ?? [];
  const fieldsIn = <Field extends string>(known: Partial<Record<Field, unknown>>) =>
    prompts
      .map(({ field }) => field as string)
      .filter((field): field is Field => Object.hasOwn(known, field));
  return {
    byField: new Map<string, KindPrompt>(prompts.map((prompt) => [prompt.field, prompt])),
    names: fieldsIn(namePrompts as Record<NameField, unknown>),
    texts: fieldsIn(textPrompts as Record<TextField, unknown>),
  };
}
