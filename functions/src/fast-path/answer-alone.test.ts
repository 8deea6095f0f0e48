import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { log } from "../platform/log.ts";
import { type Answer, answerAlone } from "./answer-alone.ts";

let server: Server | null = null;
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

/** Sends a request to a server whose own listener answers 418, with `answer` before it. */
async function ask(answer: Answer, init: RequestInit = {}): Promise<Response> {
  vi.spyOn(log, "internalError").mockReturnValue("0123456789");
  answerAlone(answer);
  const made = createServer((_, response) => response.writeHead(418).end("the platform"));
  server = made;
  await new Promise<void>((done) => made.listen(0, "127.0.0.1", done));
  return fetch(`http://127.0.0.1:${(made.address() as AddressInfo).port}/`, init);
}

test("replaces the existing listeners", async () => {
  const answer = await ask((_, response) => void response.writeHead(200).end("a page"));
  expect([answer.status, await answer.text()]).toEqual([200, "a page"]);
});

test.each<[string, Answer]>([
  [
    "at once",
    () => {
      throw new Error("no settings");
    },
  ],
  ["later", () => Promise.reject(new Error("no settings"))],
])("answers an unexpected error %s with our page and its digest", async (_, answer) => {
  const page = await ask(answer, { headers: { accept: "text/html" } });
  expect([page.status, page.headers.get("cache-control")]).toEqual([500, "no-store"]);
  const text = await page.text();
  expect(text).toContain("Something went wrong");
  expect(text).toContain("Error code 0123456789");
  expect(text).not.toContain("no settings");
});

test("closes the connection when a started answer fails, so that it is not taken as complete", async () => {
  const begun = ask(async (_, response) => {
    response.writeHead(200, { "Content-Length": "10" }).write("half");
    await Promise.resolve();
    throw new Error("broke");
  });
  await expect(begun.then((answer) => answer.text())).rejects.toThrow();
});
