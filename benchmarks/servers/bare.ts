// The yardstick: a node:http server that sends an answer it was given, the same bytes to every request. One argument `html`,
// `json` or `unchanged` at the start of the path picks which.
import { createServer } from "node:http";
import { answerTo, readAnswers } from "../lib/recorded.ts";

const [file = "", port = ""] = process.argv.slice(2);
const answers = readAnswers(file);

createServer((request, response) => {
  const { status, headers, body } = answerTo(request, answers);
  response.writeHead(status, headers).end(body);
}).listen(Number(port), "127.0.0.1");
