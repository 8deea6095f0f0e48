import { fromRoot } from "../../tools/lib/root.ts";
import { PORTS } from "./ports.ts";
import { ANSWERS, ASTRO, FUNCTIONS, NEXT, RENDER } from "./prepare.ts";
import { LOAD_CPU, type Server, startServer } from "./processes.ts";
import { record } from "./recorded.ts";
import { MEDIA_BASE, SITE_URL } from "./site.ts";

const FRAMEWORK = fromRoot("benchmarks/node_modules/@google-cloud/functions-framework/build/src/main.js");

/** What our function finds in its environment: as in production, with the origin in the place of Firestore. */
export const OUR_ENVIRONMENT = {
  FUNCTION_TARGET: "page",
  GCLOUD_PROJECT: "bench",
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${PORTS.origin}`,
  SITE_URL,
  MEDIA_BASE,
};

const at = (port: number) => [String(port)];
const framework = (source: string, port: number) => [
  ...["--target=page", "--signature-type=http"],
  ...[`--source=${source}`, `--port=${port}`],
];

/** How each server is started. Each has one processor, and they share it: only one is under load at a time. */
export const contestants = {
  origin: () => startServer(PORTS.origin, { cpu: LOAD_CPU, file: "benchmarks/servers/origin.ts" }),
  page: () =>
    startServer(PORTS.page, {
      file: "benchmarks/servers/page.ts",
      args: [`${FUNCTIONS}/index.js`, ...at(PORTS.page)],
      env: OUR_ENVIRONMENT,
    }),
  bare: () => startServer(PORTS.bare, { file: "benchmarks/servers/bare.ts", args: [ANSWERS, ...at(PORTS.bare)] }),
  render: () => startServer(PORTS.render, { file: `${RENDER}/render.js`, args: at(PORTS.render) }),
  pageFunction: () =>
    startServer(PORTS.pageFunction, { file: FRAMEWORK, args: framework(FUNCTIONS, PORTS.pageFunction), env: OUR_ENVIRONMENT }),
  bareFunction: () =>
    startServer(PORTS.bareFunction, {
      file: FRAMEWORK,
      args: framework(fromRoot("benchmarks/servers/bare-function"), PORTS.bareFunction),
      env: { BENCH_ANSWERS: ANSWERS },
    }),
  next: () =>
    startServer(PORTS.next, {
      file: ".next/standalone/server.js",
      cwd: NEXT,
      env: { PORT: String(PORTS.next), HOSTNAME: "127.0.0.1", NEXT_TELEMETRY_DISABLED: "1" },
    }),
  astro: () =>
    startServer(PORTS.astro, { file: "dist/server/entry.mjs", cwd: ASTRO, env: { PORT: String(PORTS.astro), HOST: "127.0.0.1" } }),
} satisfies Record<string, () => Promise<Server>>;

/** The origin and our own page, and what our page answers written down for the servers that only repeat it. */
export async function startOurs(): Promise<{ origin: Server; page: Server }> {
  const origin = await contestants.origin();
  const page = await contestants.page();
  await record(`http://127.0.0.1:${PORTS.page}/${SHOP}`, ANSWERS);
  return { origin, page };
}

/** The shop whose page is asked for again and again. */
export const SHOP = "shop-000000001";
