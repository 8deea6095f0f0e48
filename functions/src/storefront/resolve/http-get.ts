import { request as requestHttps, Agent as SecureAgent } from "node:https";

// Not `import`, which evaluates every export, and the WebSocket ones load a 600 KB client, half of a page's start time.
const { Agent, request: requestHttp } = process.getBuiltinModule("node:http");

/** Longer than Firestore takes when it answers at all, and below the eight seconds after which client navigation gives up. */
const TIMEOUT_MS = 4000;
const agent = new Agent({ keepAlive: true });
const secureAgent = new SecureAgent({ keepAlive: true });

export type Got = { status: number; body: string };

/**
 * A GET over a keep-alive connection. Uses `node:http`, because `fetch` takes three times as long and loads its own client first. Rejects
 * without a complete answer within four seconds.
 */
export async function get(address: string, headers: Record<string, string>): Promise<Got> {
  return getOnce(address, headers).catch((error: unknown) => {
    // The server may have closed an idle connection, so retry once.
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
