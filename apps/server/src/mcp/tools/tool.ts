import type * as z from 'zod';
import type { ApiCaller } from '../api-caller.ts';

/** What a tool works with. */
export interface ToolContext {
  api: ApiCaller;
  /** Aborts when the client has gone or cancels the call. */
  signal: AbortSignal;
  /** Tells a client that asked for it how many of so many works are done. */
  progress(done: number, total: number): void;
  /** Reads a PDF by its path, for a client on this machine; absent for those of the network. @throws ApiProblem */
  readLocal?: ((path: string) => Promise<Uint8Array>) | undefined;
  /** Hears of each entry of a list in its order, as soon as it and those before it are judged; absent for clients that wait for all. */
  onEntry?: ((text: string) => void) | undefined;
}

/** What a tool answers: words that an assistant may quote, and the same as data. */
export interface ToolAnswer<Output> {
  text: string;
  data: Output;
}

/** A tool as its own file knows it. */
interface ToolParts<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** The registers outside are asked. */
  asksRegisters: boolean;
  run(input: z.output<Input>, context: ToolContext): Promise<ToolAnswer<z.input<Output>>>;
}

/** A tool of the Model Context Protocol, of whose input only its schema is known. */
export interface Tool extends Omit<ToolParts<z.ZodObject, z.ZodObject>, 'run'> {
  /** Reads the input by its schema, and runs the tool. @throws ZodError */
  call(input: unknown, context: ToolContext): Promise<ToolAnswer<Record<string, unknown>>>;
}

/** A tool that is run with the types of its input and output, or called without them. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: ToolParts<Input, Output>,
) => ({
  ...tool,
  call: (input: unknown, context: ToolContext) => tool.run(tool.input.parse(input), context),
});
