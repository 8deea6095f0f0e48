import { request as requestHttps, Agent as SecureAgent } from "node:https";

// Not by `import`: that reads every export, and those for WebSockets load a client of 600 KB, half of a page's start.
const { Agent, request: requestHttp } = process.getBuiltinModule("node:http");

/**
 * Longer than Firestore takes when it answers at all, and short enough that a visitor is told by us: client navigation gives up
 * after eight seconds.
 */
const TIMEOUT_MS = 4000;
const agent = new Agent({ keepAlive: true });
const secureAgent = new SecureAgent({ keepAlive: true });

export type Got = { status: number; body: string };

/**
 * A GET on a connection that is kept. `node:http` and not `fetch`, which takes three times as long for it and whose first
 * call loads a client of its own. Rejects when there is no whole answer within four seconds.
 */
export async function get(address: string, headers: Record<string, string>): Promise<Got> {
  return getOnce(address, headers).catch((error: unknown) => {
    // A connection that was kept may have been closed at the other end meanwhile, which is nobody's failure.
    if (error instanceof StaleConnection) return getOnce(address, headers);
    throw error;
  });
}

class StaleConnection extends Error {}

function getOnce(address: string, headers: Record<string, string>): Promise<Got> {
  return new Promise((done, refuse) => {
    const asked = address.startsWith("https:")
      ? requestHttps(address, { agent: secureAgent, headers })
      : requestHttp(address, { agent, headers });
    const timer = setTimeout(() => asked.destroy(new Error("no answer in time")), TIMEOUT_MS);
    const fail = (error: Error) => {
      clearTimeout(timer);
      refuse(error);
    };
    asked.on("error", (error) => fail(asked.reusedSocket && isReset(error) ? new StaleConnection() : error));
    asked.on("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", fail);
      answer.on("end", () => {
        clearTimeout(timer);
        done({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() });
      });
    });
    asked.end();
  });
}

function isReset(error: Error): boolean {
  return "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");
}
