import type { FastifyInstance, RouteOptions } from 'fastify';

/** The methods of a path; empty if there is no route. */
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

/** Records the routes while they are declared (Fastify itself answers 404 where only the method is wrong). */
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
