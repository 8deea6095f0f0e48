import { connect, createServer, type Server } from "node:net";
import { PORTS } from "../lib/ports.ts";

/** What a browser, or a mail program, opens from outside. */
export const PUBLISHED_PORTS: readonly number[] = (
  ["hosting", "functions", "firestore", "auth", "storage", "inbox", "reports", "stripe"] as const
).map((name) => PORTS[name]);

/** Passes connections to a port of `address` on to the same port of 127.0.0.1. Resolves when it listens, rejects where it cannot. */
export function relay(address: string, port: number): Promise<Server> {
  const server = createServer((outside) => {
    const inside = connect(port, "127.0.0.1");
    // Either side may go away at any time, also before the site has started; then so does the other.
    outside.on("error", () => inside.destroy()).pipe(inside);
    inside.on("error", () => outside.destroy()).pipe(outside);
  });
  return new Promise((done, fail) => server.once("error", fail).listen(port, address, () => done(server)));
}
