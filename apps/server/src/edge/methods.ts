import type { FastifyInstance, RouteOptions } from 'fastify';

/** Answers which methods an address takes; none means that there is nothing at it. */
export type MethodsOf = (path: string) => string[];

interface Known {
  segments: string[];
  methods: Set<string>;
}

function matches({ segments }: Known, path: string[]): boolean {
  return (
    segments.length === path.length &&
    segments.every((segment, index) =>
      segment.startsWith(':') ? path[index] !== '' : segment === path[index],
    )
  );
}

/** Watches the routes being declared (Fastify itself answers 404 where only the method is wrong). */
export function recordMethods(app: FastifyInstance): MethodsOf {
  const known = new Map<string, Known>();
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const route = known.get(url) ?? { segments: url.split('/'), methods: new Set() };
    for (const name of [method].flat()) route.methods.add(name);
    known.set(url, route);
  });
  return (path) => {
    const segments = path.split('/');
    return [...known.values()].flatMap((route) => (matches(route, segments) ? [...route.methods] : []));
  };
}
