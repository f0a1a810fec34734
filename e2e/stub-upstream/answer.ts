/** A response of the stub. */
export interface Answer {
  status?: number;
  contentType?: string;
  headers?: Record<string, string>;
  body: unknown;
}
