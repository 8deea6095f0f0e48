import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export type CountingProxy = {
  /** `host:port`, as the SDKs take the address of an emulator. */
  host: string;
  /** How many documents were handed out since the last call, by what they are (`products`, `published`, …). */
  takeReads: () => Record<string, number>;
  /** For how long no document was handed out. */
  quietMs: () => number;
  close: () => Promise<void>;
};

/**
 * Stands before the Firestore emulator and counts the documents that it hands out: each in each answer, whether a single
 * read, a query or a listener asked for it.
 */
export async function startCountingProxy(emulator: string): Promise<CountingProxy> {
  const [hostname, port] = emulator.split(":");
  let reads: string[] = [];
  let lastAt = performance.now();
  const server = createServer((asked, answer) => {
    // Plain text, or nothing could be counted.
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const forwarded = request({ hostname, port, path: asked.url, method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      const count = countReads((path) => {
        reads.push(path);
        lastAt = performance.now();
      });
      given.setEncoding("utf8").on("data", (text: string) => {
        count(text);
        answer.write(text);
      });
      given.on("end", () => answer.end());
    });
    forwarded.on("error", () => answer.destroy());
    answer.on("close", () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    quietMs: () => performance.now() - lastAt,
    takeReads: () => {
      const taken: Record<string, number> = {};
      for (const path of reads) taken[kindOf(path)] = (taken[kindOf(path)] ?? 0) + 1;
      reads = [];
      return taken;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

// A document names itself once in each answer that holds it: as a field of its own, or as one that is missing.
const NAME = /"(?:name|missing)":\s*"projects\/[^/]+\/databases\/[^/]+\/documents\/([^"]+)"/g;
const LONGEST_NAME = 1024;

/** Counts over the pieces of a stream; a name may lie across two of them. */
function countReads(tell: (path: string) => void): (text: string) => void {
  let rest = "";
  return (text) => {
    const whole = rest + text;
    let end = 0;
    for (const found of whole.matchAll(NAME)) {
      tell(found[1] ?? "");
      end = found.index + found[0].length;
    }
    rest = whole.slice(Math.max(end, whole.length - LONGEST_NAME));
  };
}

/** The collection a document lies in. */
function kindOf(path: string): string {
  return path.split("/").at(-2) ?? path;
}
