import type * as z from 'zod';
import type { ApiCaller } from '../api-caller.ts';

/** What a tool works with. */
export interface ToolContext {
  api: ApiCaller;
  /** Aborts when the client has gone or cancels the call. */
  signal: AbortSignal;
  /** Tells a client that asked for it how many of so many works are done. */
  progress(done: number, total: number): void;
  /** Hears of each entry of a list in its order, as soon as it and those before it are judged; absent for clients that wait for all. */
  onEntry?: ((text: string) => void) | undefined;
}

/** What a tool answers: words that an assistant may quote, and the same as data. */
export interface ToolAnswer<Output> {
  text: string;
  data: Output;
}

/** A tool of the Model Context Protocol. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** The registers outside are asked. */
  asksRegisters: boolean;
  run(input: z.output<Input>, context: ToolContext): Promise<ToolAnswer<z.input<Output>>>;
}

/** Keeps the types of a tool's input and output together. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool => tool as unknown as Tool;
