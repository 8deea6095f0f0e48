import type { IncomingMessage, ServerResponse } from "node:http";
import { isOurs } from "./own-words.ts";
import { refusal } from "./refusal.ts";

/**
 * Answers with a status, which is never kept, and nothing else; a refusal with its code, and with words for who opens the
 * address by hand. For what answers in the place of the framework (`front-door.ts`) as well as within it.
 */
export function answerStatus(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: { status: number; headers: Record<string, string> },
): void {
  const refused = status >= 400 ? refusal(status, request.headers.accept) : null;
  const body = refused?.body ?? "";
  // Set by Express in the emulators.
  response.removeHeader("X-Powered-By");
  isOurs(response);
  response
    .writeHead(status, {
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      ...(status !== 204 && { "Content-Length": Buffer.byteLength(body) }),
      // What was left unread is not waited for.
      ...(!request.complete && { Connection: "close" }),
      ...refused?.headers,
      ...headers,
    })
    .end(request.method === "HEAD" ? "" : body);
}
