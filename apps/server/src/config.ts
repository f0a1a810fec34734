import path from 'node:path';
import { projectLimits } from '@citewright/contract';
import { type UpstreamName, upstreamLimits } from '@citewright/resolver';
import * as z from 'zod';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

const number = (fallback: number, least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least, `must be at least ${least}`).max(most, `must be at most ${most}`))
    .default(fallback);

const list = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.string().min(1, 'must be a list without empty entries')));

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const dnsServer = z
  .string()
  .regex(
    /^(?:\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?|\[[0-9a-fA-F:]+\](?::\d{1,5})?|[0-9a-fA-F:]+:[0-9a-fA-F:]*)$/,
    'must be addresses of servers, each with or without a port',
  );

const hostAndPort = z.string().regex(/^(\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+):\d{1,5}$/, 'must be host:port');

const upstreamNames = Object.keys(upstreamLimits) as UpstreamName[];

const upstreamsSchema = z.partialRecord(z.enum(upstreamNames), webAddress);

/** Days without use before which no project is deleted: the privacy policy says so. */
const leastAge = 90;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environmentSchema = z
  .object({
    PORT: number(3000, 0, 65_535),
    HOST: z.string().default('0.0.0.0'),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    PUBLIC_ORIGIN: webAddress.transform((text) => new URL(text).origin).optional(),
    CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
    SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    OPENALEX_API_KEY: z.string().optional(),
    AI_BASE_URL: webAddress.optional(),
    AI_MODEL: z.string().max(200).optional(),
    AI_API_KEY: z.string().max(500).optional(),
    TRUST_PROXY: list.optional(),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_PORT: number(0, 0, 65_535),
    DNS_SERVERS: list.pipe(z.array(dnsServer)).optional(),
    FETCH_ALLOW: list.pipe(z.array(hostAndPort)).default([]),
    LIMIT_SESSION_PER_MINUTE: number(20, 1, 1_000_000),
    LIMIT_IP_PER_MINUTE: number(300, 1, 1_000_000),
    LIMIT_READING_IP_SECONDS: number(40, 1, 1_000_000),
    LIMIT_PROJECT_CITATIONS: number(projectLimits.citations, 1, projectLimits.citations),
    LIMIT_IMPORT_SESSION: number(200, 1, 1_000_000),
    LIMIT_IMPORT_IP: number(1_000, 1, 1_000_000),
    LIMIT_PROJECTS_IP_PER_HOUR: number(300, 1, 1_000_000),
    LIMIT_PROJECTS_IP_PER_DAY: number(1_000, 1, 10_000_000),
    LIMIT_STORED_IP_MB_PER_DAY: number(256, 1, 1_000_000),
    LIMIT_STORED_SESSION_MB: number(32, 1, 1_000_000),
    DELETE_UNUSED_AFTER_DAYS: number(0, 0, 36_500).refine(
      (days) => days === 0 || days >= leastAge,
      `must be 0 or at least ${leastAge}`,
    ),
    LIMIT_AI_PER_DAY: number(1_000, 0, 10_000_000),
    LIMIT_AI_SESSION_PER_MINUTE: number(10, 1, 1_000_000),
  })
  .refine((environment) => !environment.DATABASE_URL || environment.SESSION_SECRET, {
    path: ['SESSION_SECRET'],
    error: 'must be set together with DATABASE_URL, so that all instances know the same sessions',
  })
  .refine((environment) => environment.AI_BASE_URL || !(environment.AI_MODEL || environment.AI_API_KEY), {
    path: ['AI_BASE_URL'],
    error: 'must be set for a model to be asked, like https://api.openai.com/v1 or http://localhost:11434/v1',
  })
  .refine((environment) => environment.AI_MODEL || !environment.AI_BASE_URL, {
    path: ['AI_MODEL'],
    error: 'must be set together with AI_BASE_URL',
  });

type Environment = z.infer<typeof environmentSchema>;

/** The names of all variables but `UPSTREAM_<SERVICE>`. */
export const environmentVariables = Object.keys(environmentSchema.shape);

/** The model that identifies the work of an in-text citation, and its limits. */
export interface ModelConfig {
  /** An endpoint of OpenAI's chat completions, or Anthropic's own, with its path. */
  baseUrl: string;
  model: string;
  /** Absent for endpoints without a key, such as Ollama. */
  apiKey: string | undefined;
  perDay: number;
  sessionPerMinute: number;
}

/** Limits of projects, and of lookups by imports in ten minutes. */
export interface ProjectConfig {
  /** Most citations of one project. */
  citations: number;
  importSession: number;
  importNetwork: number;
}

/** Limits of what networks and sessions may store. */
export interface StorageConfig {
  projectsPerHour: number;
  projectsPerDay: number;
  networkBytesPerDay: number;
  sessionBytes: number;
  /** Days without use after which a session is deleted with its projects; absent when none is. */
  unusedDays: number | undefined;
}

/** The validated configuration with its defaults. The README lists the variables. */
export interface Config {
  port: number;
  host: string;
  /** Absolute folder of the SQLite file and the generated session secret. */
  dataDirectory: string;
  databaseUrl: string | undefined;
  /** Public scheme, host and port of the site, when known. */
  publicOrigin: string | undefined;
  contactEmail: string | undefined;
  sessionSecret: string | undefined;
  openAlexKey: string | undefined;
  /** Absent when in-text citations are matched by ranking alone. */
  model: ModelConfig | undefined;
  /** Addresses or networks whose X-Forwarded-* headers are trusted. */
  trustedProxies: string[];
  logLevel: Environment['LOG_LEVEL'];
  /** Address of the metrics; absent when they are off. */
  metrics: { host: string; port: number } | undefined;
  /** DNS servers for addresses of the web; absent for those of the system. */
  dnsServers: string[] | undefined;
  /** `host:port` of servers exempt from the private-address rule. */
  fetchAllow: string[];
  /** Base URL by service (`crossref`, `openlibrary`, ...), where it differs from the public one. */
  upstreams: Partial<Record<UpstreamName, string>>;
  limits: { sessionPerMinute: number; ipPerMinute: number };
  /** Seconds of reading that a network has for a minute. */
  readingSeconds: number;
  projects: ProjectConfig;
  storage: StorageConfig;
}

/** Names every invalid variable, one line each. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const megabyte = 1_000_000;

const upstreamPrefix = 'UPSTREAM_';

/** The variables that are set: an empty one counts as absent, like `NAME=` in an environment file. */
function setVariables(environment: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(environment).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value]],
  );
}

function problemsOf(error: z.ZodError | undefined, prefix = ''): string[] {
  return (
    error?.issues.map((issue) => `${prefix}${String(issue.path[0]).toUpperCase()} ${issue.message}`) ?? []
  );
}

/** The variables `UPSTREAM_<SERVICE>` by service, and the errors in their names. */
function upstreamsOf(variables: [string, string][]) {
  const given = variables
    .filter(([name]) => name.startsWith(upstreamPrefix))
    .map(([name, value]): [string, string] => [name.slice(upstreamPrefix.length).toLowerCase(), value]);
  const isKnown = ([name]: [string, string]) => Object.hasOwn(upstreamLimits, name);
  return {
    known: Object.fromEntries(given.filter(isKnown)),
    problems: given
      .filter((entry) => !isKnown(entry))
      .map(([name]) => `${upstreamPrefix}${name.toUpperCase()} is not one of ${upstreamNames.join(', ')}`),
  };
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError with every invalid variable.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const variables = setVariables(environment);
  const upstreams = upstreamsOf(variables);
  const main = environmentSchema.safeParse(Object.fromEntries(variables));
  const services = upstreamsSchema.safeParse(upstreams.known);
  if (!main.success || !services.success || upstreams.problems.length > 0) {
    const wrong = [...problemsOf(main.error), ...problemsOf(services.error, upstreamPrefix)];
    throw new ConfigError([...wrong, ...upstreams.problems]);
  }
  return toConfig(main.data, services.data);
}

function modelConfig(read: Environment): ModelConfig | undefined {
  if (read.AI_BASE_URL === undefined || read.AI_MODEL === undefined) return undefined;
  return {
    baseUrl: read.AI_BASE_URL,
    model: read.AI_MODEL,
    apiKey: read.AI_API_KEY,
    perDay: read.LIMIT_AI_PER_DAY,
    sessionPerMinute: read.LIMIT_AI_SESSION_PER_MINUTE,
  };
}

function toConfig(read: Environment, upstreams: Partial<Record<UpstreamName, string>>): Config {
  return {
    port: read.PORT,
    host: read.HOST,
    dataDirectory: path.resolve(repositoryRoot, read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    publicOrigin: read.PUBLIC_ORIGIN,
    contactEmail: read.CONTACT_EMAIL,
    sessionSecret: read.SESSION_SECRET,
    openAlexKey: read.OPENALEX_API_KEY,
    model: modelConfig(read),
    trustedProxies: read.TRUST_PROXY ?? [],
    logLevel: read.LOG_LEVEL,
    metrics: read.METRICS_PORT === 0 ? undefined : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    dnsServers: read.DNS_SERVERS,
    fetchAllow: read.FETCH_ALLOW,
    upstreams,
    limits: { sessionPerMinute: read.LIMIT_SESSION_PER_MINUTE, ipPerMinute: read.LIMIT_IP_PER_MINUTE },
    readingSeconds: read.LIMIT_READING_IP_SECONDS,
    projects: {
      citations: read.LIMIT_PROJECT_CITATIONS,
      importSession: read.LIMIT_IMPORT_SESSION,
      importNetwork: read.LIMIT_IMPORT_IP,
    },
    storage: {
      projectsPerHour: read.LIMIT_PROJECTS_IP_PER_HOUR,
      projectsPerDay: read.LIMIT_PROJECTS_IP_PER_DAY,
      networkBytesPerDay: read.LIMIT_STORED_IP_MB_PER_DAY * megabyte,
      sessionBytes: read.LIMIT_STORED_SESSION_MB * megabyte,
      unusedDays: read.DELETE_UNUSED_AFTER_DAYS || undefined,
    },
  };
}
