// The one place every contestant has its data from: answers like Firestore's REST interface for our functions and as plain
// JSON for the peers. Everything is prepared before the first request, so that it costs all of them the same and little.
import { createServer, type ServerResponse } from "node:http";
import { emptyCopy } from "@awning/domain/published/projection";
import { documents } from "@awning/domain/routes/firestore-paths";
import { toFields } from "../lib/firestore-json.ts";
import { PORTS } from "../lib/ports.ts";
import { siteOf } from "../lib/site.ts";

const NAME = "@name@";
const documentOf = (fields: object) => ({
  name: `projects/bench/databases/(default)/documents/${documents.published(NAME)}`,
  fields: toFields(fields),
  createTime: "2026-01-01T00:00:00.000000Z",
  updateTime: "2026-01-01T00:00:00.000000Z",
});
const withName = (value: unknown) => {
  const parts = JSON.stringify(value).split(NAME);
  return (name: string) => parts.join(name);
};
const site = siteOf(NAME);
const whole = withName(documentOf({ ...emptyCopy(site), ...site }));
const version = withName(documentOf({ version: site.version }));
const plain = withName(site);

let reads = { documents: 0, versions: 0 };

const server = createServer((request, response) => {
  const url = request.url ?? "/";
  if (url.startsWith("/sites/")) return answer(response, plain(url.slice("/sites/".length)));
  if (url === "/reads") {
    const counted = reads;
    reads = { documents: 0, versions: 0 };
    return answer(response, JSON.stringify(counted));
  }
  const found = /\/documents\/published\/([a-z0-9-]+)\?prettyPrint=false(&mask\.fieldPaths=version)?$/.exec(url);
  if (!found?.[1]) return response.writeHead(404).end();
  reads[found[2] ? "versions" : "documents"] += 1;
  return answer(response, (found[2] ? version : whole)(found[1]));
});

function answer(response: ServerResponse, text: string): void {
  response.writeHead(200, { "Content-Type": "application/json; charset=utf-8", "Content-Length": Buffer.byteLength(text) }).end(text);
}

server.listen(PORTS.origin, "127.0.0.1");
