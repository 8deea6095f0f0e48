import * as z from "zod/mini";
import { PlainError } from "../plain-error.ts";

/** How Google is reached. Tests replace all three: `send` answers as `fetch` does, `pause` is between two looks at an operation. */
export type Google = {
  send: (request: Request) => Promise<Response>;
  token: () => Promise<string>;
  pause: () => Promise<void>;
};
/** The APIs of one project, asked with the rights of who is signed in. */
export type ProjectApi = ReturnType<typeof projectApi>;

type Method = "POST" | "PATCH" | "PUT";
type Answer = { status: number; text: string; url: string };
/** How often something is looked at before it is given up: half an hour at five seconds each. */
const LOOKS = 360;
const operationSchema = z.object({
  name: z.optional(z.string()),
  done: z.optional(z.boolean()),
  error: z.optional(z.object({ message: z._default(z.string(), "") })),
});

/** @returns requests to Google's APIs on behalf of `project`; `url` without `https://` */
export function projectApi(google: Google, project: string) {
  async function ask(method: string, url: string, body?: object): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${await google.token()}`,
      "x-goog-user-project": project,
      ...(body && { "content-type": "application/json" }),
    };
    const request = new Request(`https://${url}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const response = await google.send(request).catch((error: unknown) => {
      throw new PlainError(`${new URL(request.url).host} does not answer: ${error instanceof Error ? error.message : error}`);
    });
    return { status: response.status, text: await response.text(), url: request.url };
  }

  /** @throws PlainError if the request fails or is not allowed */
  async function get<Schema extends z.ZodMiniType>(schema: Schema, url: string): Promise<z.output<Schema>> {
    return schema.parse(JSON.parse(succeeded(await ask("GET", url))));
  }

  /** @returns `null` for what is not there, also because its API is not turned on yet */
  async function find<Schema extends z.ZodMiniType>(schema: Schema, url: string): Promise<z.output<Schema> | null> {
    const answer = await ask("GET", url);
    return isAbsent(answer) ? null : schema.parse(JSON.parse(succeeded(answer)));
  }

  async function write(method: Method, url: string, body: object): Promise<unknown> {
    return JSON.parse(succeeded(await ask(method, url, body)));
  }

  /** Writes, and waits for the operation that answers. `operations` is where it is looked at: the host and version of its API. */
  async function writeAndWait(operations: string, method: Method, url: string, body: object): Promise<void> {
    let operation = operationSchema.parse(await write(method, url, body));
    await until(`${operation.name} is not done`, async (look) => {
      if (look > 0) operation = await get(operationSchema, `${operations}/${operation.name}`);
      return operation.done === true;
    });
    if (operation.error) throw new PlainError(`${url} failed: ${operation.error.message}`);
  }

  /** Looks until it is done. @throws PlainError, that begins with `isNot`, after half an hour */
  async function until(isNot: string, isDone: (look: number) => Promise<boolean>): Promise<void> {
    for (let look = 0; !(await isDone(look)); look += 1) {
      if (look === LOOKS) throw new PlainError(`${isNot} after half an hour. Run this again: it goes on from there.`);
      await google.pause();
    }
  }

  return { project, get, find, write, writeAndWait, until };
}

function isAbsent({ status, text }: Answer): boolean {
  return status === 404 || (status === 403 && /SERVICE_DISABLED|accessNotConfigured/.test(text));
}

function succeeded({ status, text, url }: Answer): string {
  if (status < 200 || status > 299) throw new PlainError(`${new URL(url).pathname} answers ${status}: ${text.slice(0, 300)}`);
  return text;
}
