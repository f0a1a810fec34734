/** The port of the tested server; set `E2E_PORT` to test several checkouts in parallel. */
export const port = Number(process.env.E2E_PORT ?? 4800);

export const stubPort = port + 1;

/** The stub of every upstream service. */
export const stub = `http://127.0.0.1:${stubPort}`;
