import { Failure } from "@awning/domain/errors/failure";
import * as z from "zod/mini";
import type { Request } from "#http/request.ts";

/** `active`: signed in, with a site that exists and is not suspended. */
type Auth = "none" | "optional" | "required" | "active";
type Command<Input, Output> = { auth: Auth; input: Input; output: Output };

/** A command with validated input and output. */
export type Route = { auth: Auth; run: (body: unknown, request: Request) => Promise<unknown> };

export function toRoute<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  { auth, input, output }: Command<Input, Output>,
  perform: (input: z.output<Input>, request: Request) => Promise<z.output<Output>>,
): Route {
  return { auth, run: async (body, request) => z.parse(output, await perform(parseInput(input, body), request)) };
}

/** Parses a request body. @throws Failure `bad_request` with the paths of invalid fields */
function parseInput<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  throw new Failure("bad_request", { fields: [...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))] });
}
