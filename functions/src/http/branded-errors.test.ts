import { createServer, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isOurs, speakForThePlatform } from "./branded-errors.ts";

type Make = (response: ServerResponse) => void;
let server: Server;
let make: Make = () => {};

beforeAll(async () => {
  speakForThePlatform();
  server = createServer((_, response) => make(response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => server.close());

function ask(accept: string, how: Make, method = "GET") {
  make = how;
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; type: string; body: string }>((done, refuse) => {
    const asked = request({ port, host: "127.0.0.1", method, headers: { accept }, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        done({ status: answer.statusCode ?? 0, type: String(answer.headers["content-type"]), body: Buffer.concat(parts).toString() }),
      );
    });
    asked.on("error", refuse).end();
  });
}

/** A framework's error response. */
const stack: Make = (response) => {
  response.statusCode = 400;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Length", 21);
  response.end("<pre>URIError: at x()");
};

test("replaces a stack trace with our page for people and keeps the status", async () => {
  const { status, type, body } = await ask("text/html", stack);
  expect([status, type]).toEqual([400, "text/html; charset=utf-8"]);
  expect(body).toContain("<h1>We couldn’t read this request.</h1>");
  expect(body).not.toContain("URIError");
});

test("answers programs with a code", async () => {
  const { type, body } = await ask("*/*", stack);
  expect(type).toBe("application/json; charset=utf-8");
  expect(JSON.parse(body)).toEqual({ error: { code: "bad_request", details: {} } });
});

test("answers a failed handler with a 5xx page and a next step", async () => {
  const { status, body } = await ask("text/html", (response) => {
    response.statusCode = 500;
    response.end("Internal Server Error");
  });
  expect(status).toBe(500);
  expect(body).toContain("Something went wrong");
  expect(body).toContain('<a href="/">');
});

test("sends no body for HEAD", async () => {
  expect(await ask("text/html", stack, "HEAD")).toMatchObject({ status: 400, body: "" });
});

test("leaves our answers, successes and answers to platform callers unchanged", async () => {
  const ours = await ask("text/html", (response) => {
    response.statusCode = 410;
    isOurs(response);
    response.end("gone");
  });
  expect(ours).toMatchObject({ status: 410, body: "gone" });
  expect(await ask("text/html", (response) => response.end("fine"))).toMatchObject({ status: 200, body: "fine" });
  const task = await ask("text/html", (response) => {
    response.statusCode = 500;
    response.setHeader("Content-Type", "application/json");
    response.end("{}");
  });
  expect(task).toMatchObject({ status: 500, body: "{}" });
});
