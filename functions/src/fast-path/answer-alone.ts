import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { refusal } from "#http/error-response.ts";
import { logAndReport } from "#platform/log.ts";

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

const REQUEST_BEGINS = "http.server.request.start";

/**
 * Replaces the listeners of this process's HTTP server with `answer`, from its first request on. The platform wraps functions in Express,
 * five body parsers and a domain, which take three times as long as a cached page. It offers no earlier hook, but Node's diagnostics
 * channel reports each request first, with its server. Use it for handlers that read no body, or read it themselves
 * (`functions/src/http/request.ts`), and need nothing of Express. Errors are logged, reported and answered with our page; a started answer
 * is cut off.
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
