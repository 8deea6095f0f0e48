import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { refusal } from "#http/error-response.ts";
import { logAndReport } from "#platform/log.ts";

/** Answers a request, now or later. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

const REQUEST_BEGINS = "http.server.request.start";

/**
 * Lets `answer` listen to this process's server in the place of all who listen to it, from its first request on. The server is
 * made by the platform after this bundle is loaded, around a chain of Express, five body parsers and a domain that takes thrice
 * as long as a kept page, and makes all that comes after it slower; it offers no place before them, but Node tells of each
 * request before anybody else is told of it, and of the server that has it.
 *
 * For what reads no body, or reads it by itself (`functions/src/http/request.ts`), and needs nothing of Express. What goes wrong
 * unforeseen is logged, reported and said in our words; where an answer has begun, its connection is cut.
 */
export function answerAlone(answer: Answer): void {
  const stepIn = (message: unknown) => {
    unsubscribe(REQUEST_BEGINS, stepIn);
    takeOver((message as { server: Server }).server, answer);
  };
  subscribe(REQUEST_BEGINS, stepIn);
}

function takeOver(server: Server, answer: Answer): void {
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const giveUp = (error: unknown) => void apologise(error, request, response);
    try {
      answer(request, response)?.catch(giveUp);
    } catch (error) {
      giveUp(error);
    }
  });
}

async function apologise(error: unknown, { method, headers: { accept } }: IncomingMessage, response: ServerResponse): Promise<void> {
  const digest = await logAndReport("front door", error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, headers, body } = refusal(500, accept, { details: { digest } });
  const length = String(Buffer.byteLength(body));
  response.writeHead(status, { ...headers, "Content-Length": length }).end(method === "HEAD" ? "" : body);
}
