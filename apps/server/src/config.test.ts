import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without any variable the server listens on port 3000 and stores its data in ./data', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    databaseUrl: undefined,
    trustedProxies: [],
    logLevel: 'info',
    limits: { sessionPerMinute: 20, ipPerMinute: 300 },
    readingSeconds: 40,
    projects: { citations: 2_000, importSession: 200, importNetwork: 1_000 },
    storage: {
      projectsPerHour: 300,
      projectsPerDay: 1_000,
      networkBytesPerDay: 256_000_000,
      sessionBytes: 32_000_000,
      unusedDays: undefined,
    },
  });
  expect(config.dataDirectory).toMatch(/\/data$/);
});

test('empty variables count as absent', () => {
  expect(readConfig({ PORT: '', CONTACT_EMAIL: '' })).toMatchObject({ port: 3000, contactEmail: undefined });
});

test('a public origin loses its path', () => {
  expect(readConfig({ PUBLIC_ORIGIN: 'https://cite.example.org/app/' }).publicOrigin).toBe(
    'https://cite.example.org',
  );
});

test('upstream base addresses are collected by service', () => {
  const config = readConfig({
    UPSTREAM_CROSSREF: 'http://127.0.0.1:8080',
    FETCH_ALLOW: '127.0.0.1:8080, [::1]:9000',
  });
  expect(config.upstreams).toEqual({ crossref: 'http://127.0.0.1:8080' });
  expect(config.fetchAllow).toEqual(['127.0.0.1:8080', '[::1]:9000']);
});

test('an unknown service cannot be replaced', () => {
  expect(() => readConfig({ UPSTREAM_ALTAVISTA: 'http://127.0.0.1' })).toThrow(
    'UPSTREAM_ALTAVISTA is not one of doi, ',
  );
});

test('a model needs an endpoint and a name; a key is optional', () => {
  expect(readConfig({}).model).toBeUndefined();
  expect(readConfig({ AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'qwen3' }).model).toEqual({
    baseUrl: 'http://localhost:11434/v1',
    model: 'qwen3',
    apiKey: undefined,
    perDay: 1_000,
    sessionPerMinute: 10,
  });
});

test.each([
  [{ AI_API_KEY: 'secret' }, 'AI_BASE_URL must be set for a model to be asked'],
  [{ AI_MODEL: 'qwen3' }, 'AI_BASE_URL must be set for a model to be asked'],
  [{ AI_BASE_URL: 'https://api.example/v1' }, 'AI_MODEL must be set together with AI_BASE_URL'],
  [{ AI_BASE_URL: 'api.example', AI_MODEL: 'qwen3' }, 'AI_BASE_URL must be an http or https address'],
])('an incomplete model (%j) is refused', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('every invalid variable is named in one error', () => {
  const read = () =>
    readConfig({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      CONTACT_EMAIL: 'nobody',
      SESSION_SECRET: 'short',
      FETCH_ALLOW: 'localhost',
      UPSTREAM_CROSSREF: 'ftp://mirror',
      LIMIT_IP_PER_MINUTE: 'many',
    });
  expect(read).toThrow(ConfigError);
  for (const name of [
    'PORT must be at most 65535',
    'LOG_LEVEL must be one of',
    'CONTACT_EMAIL must be an e-mail address',
    'SESSION_SECRET must have at least 32 characters',
    'FETCH_ALLOW must be host:port',
    'UPSTREAM_CROSSREF must be an http or https address',
    'LIMIT_IP_PER_MINUTE must be a whole number',
  ]) {
    expect(read).toThrow(name);
  }
});

test('a database that several servers share needs a shared session secret', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://db/citewright' })).toThrow(
    'SESSION_SECRET must be set together with DATABASE_URL',
  );
});
