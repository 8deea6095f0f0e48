import { readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import * as z from "zod/mini";

const recordedSchema = z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.string() });
const answersSchema = z.object({ html: recordedSchema, data: recordedSchema, unchanged: recordedSchema });
type Answers<Body> = Record<"html" | "data" | "unchanged", { status: number; headers: Record<string, string>; body: Body }>;

/** Asks our own server for its page, its data and its 304, and writes them down for the servers that only repeat them. */
export async function record(page: string, file: string): Promise<void> {
  const html = await ask(page, {});
  const data = await ask(page, { "x-page-data": "1" });
  const unchanged = await ask(page, { "if-none-match": html.headers.etag ?? "" });
  const answers = { html, data, unchanged };
  if (html.status !== 200 || data.status !== 200 || unchanged.status !== 304) throw new Error(`${page} does not answer as it should`);
  writeFileSync(file, JSON.stringify(answers));
}

/** The answers that were written down. */
export function readAnswers(file: string): Answers<Buffer> {
  const { html, data, unchanged } = answersSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return { html: asBytes(html), data: asBytes(data), unchanged: asBytes(unchanged) };
}

/** The one that a request wants. */
export function answerTo({ headers }: IncomingMessage, answers: Answers<Buffer>): Answers<Buffer>["html"] {
  if (headers["if-none-match"]) return answers.unchanged;
  return headers["x-page-data"] ? answers.data : answers.html;
}

function asBytes({ body, ...others }: z.infer<typeof recordedSchema>) {
  return { ...others, body: Buffer.from(body) };
}

// The server writes these itself.
const ITS_OWN = new Set(["date", "connection", "keep-alive", "content-length", "transfer-encoding"]);

async function ask(page: string, headers: Record<string, string>): Promise<z.infer<typeof recordedSchema>> {
  const answer = await fetch(page, { headers });
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !ITS_OWN.has(name))),
    body: await answer.text(),
  };
}
