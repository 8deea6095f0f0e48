import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { loadEnvFile } from "node:process";
import { PORTS } from "../../../tools/lib/ports.ts";
import { fromRoot } from "../../../tools/lib/root.ts";

let answer: RequestListener = (_request, response) => response.writeHead(503).end();
const server = createServer((request, response) => answer(request, response));
await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));

const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
/** Where the site of this process answers. Known before any of the product's code is loaded, which reads it as a setting. */
export const ORIGIN = `http://${host}`;

// Nothing leaves this process: what is asked of Storage or of an emulator is asked of the same server.
Object.assign(process.env, {
  SITE_URL: ORIGIN,
  MEDIA_BASE: `${ORIGIN}/v0/b/demo-awning.appspot.com/o/`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${PORTS.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: host,
});
loadEnvFile(fromRoot("functions/.env.demo-awning"));

/** From now on this is the site. */
export function chosenAnswer(listener: RequestListener): void {
  answer = listener;
}
