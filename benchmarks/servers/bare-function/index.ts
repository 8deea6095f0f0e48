// The yardstick under the functions framework: the same bytes to every request, by a function that does nothing else.
import type { IncomingMessage, ServerResponse } from "node:http";
import { answerTo, readAnswers } from "../../lib/recorded.ts";

const answers = readAnswers(process.env.BENCH_ANSWERS ?? "");

export function page(request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = answerTo(request, answers);
  response.writeHead(status, headers).end(body);
}
