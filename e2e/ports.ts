/** Where the tested server listens; with `E2E_PORT` several checkouts are tested side by side. */
export const port = Number(process.env.E2E_PORT ?? 4800);

export const stubPort = port + 1;

/** The stub of every upstream service. */
export const stub = `http://127.0.0.1:${stubPort}`;
