import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

const REQUEST_BEGINS = "http.server.request.start";

/**
 * Puts `answer` before everything that listens to this process's server, from its first request on: what it answers (it says
 * `true`) goes no further, all else goes the way it would have gone. The server is made by the platform after this bundle is
 * loaded, around a chain of Express, five body parsers and a domain that takes thrice as long as a kept page; it offers no place
 * before them, but Node tells of each request before anybody else is told of it, and of the server that has it.
 *
 * For answers without errors, waiting and traces alone: none of what the platform does for a function is done for them.
 */
export function answerFirst(answer: Answer): void {
  const stepIn = (message: unknown) => {
    unsubscribe(REQUEST_BEGINS, stepIn);
    putBefore((message as { server: Server }).server, answer);
  };
  subscribe(REQUEST_BEGINS, stepIn);
}

function putBefore(server: Server, answer: Answer): void {
  const others = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    if (!answer(request, response)) for (const listener of others) listener.call(server, request, response);
  });
}
