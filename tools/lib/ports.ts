import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { createServer } from "node:net";
import { basename } from "node:path";
import * as z from "zod/mini";
import { run } from "./command.ts";
import { PlainError } from "./plain-error.ts";
import { fromRoot } from "./root.ts";

const listener = z.object({ port: z.number() });
const configSchema = z.object({
  emulators: z.object({
    hosting: listener,
    functions: listener,
    firestore: listener,
    auth: listener,
    storage: listener,
    tasks: listener,
    hub: listener,
    logging: listener,
    ui: listener,
  }),
});
const { emulators } = configSchema.parse(JSON.parse(readFileSync(fromRoot("firebase.json"), "utf8")));

/** The fixed ports of the local site on 127.0.0.1. Emulator ports are in `firebase.json`. */
export const PORTS = {
  hosting: emulators.hosting.port,
  functions: emulators.functions.port,
  firestore: emulators.firestore.port,
  auth: emulators.auth.port,
  storage: emulators.storage.port,
  tasks: emulators.tasks.port,
  hub: emulators.hub.port,
  logging: emulators.logging.port,
  ui: emulators.ui.port,
  vite: 5173,
  inbox: 1080,
  smtp: 1025,
  reports: 8969,
  stripe: 12111,
} as const;
export type PortName = keyof typeof PORTS;

/** Where each port is configured; the default is `emulators` in firebase.json. */
const WHERE: Partial<Record<PortName, string>> = {
  hosting: "firebase.json and SITE_URL in functions/.env.demo-awning",
  auth: "firebase.json and web/src/data",
  firestore: "firebase.json and web/src/data",
  storage: "firebase.json, web/src/data and MEDIA_BASE in functions/.env.demo-awning",
  vite: "tools/lib/ports.ts",
  inbox: "tools/lib/ports.ts",
  smtp: "tools/lib/ports.ts and SMTP_URL in functions/.env.demo-awning",
  stripe: "tools/lib/ports.ts and STRIPE_API in functions/.env.demo-awning",
  reports: "tools/lib/ports.ts, SENTRY_DSN in functions/.env.demo-awning and VITE_SENTRY_DSN in web/.env.emulator",
};

export const SITE = `http://127.0.0.1:${PORTS.hosting}`;

/** Throws a PlainError naming the first occupied port, its process, and where to change it. */
export async function requireFreePorts(names: PortName[]): Promise<void> {
  for (const name of names) {
    if (await isFree(PORTS[name])) continue;
    throw new PlainError(
      `Port ${PORTS[name]} (${name}) is taken by ${await whoListens(PORTS[name])}. Stop that, or change the port in ${WHERE[name] ?? "firebase.json"}.`,
    );
  }
}

/** Whether a port of 127.0.0.1 is free. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen(port, "127.0.0.1", () => server.close(() => done(true)));
  });
}

async function whoListens(port: number): Promise<string> {
  const pid = pidFromProc(port) ?? (await pidFromLsof(port));
  if (pid === null) return "another program";
  return `${await nameOf(pid)} (process ${pid})`;
}

function pidFromProc(port: number): number | null {
  try {
    const hex = port.toString(16).toUpperCase().padStart(4, "0");
    const inodes = ["/proc/net/tcp", "/proc/net/tcp6"]
      .flatMap((file) => readFileSync(file, "utf8").split("\n"))
      .map((row) => row.trim().split(/\s+/))
      .filter((cells) => cells[1]?.endsWith(`:${hex}`) && cells[3] === "0A")
      .map((cells) => `socket:[${cells[9]}]`);
    return (
      readdirSync("/proc")
        .map(Number)
        .filter(Number.isInteger)
        .find((pid) => holds(pid, inodes)) ?? null
    );
  } catch {
    return null;
  }
}

function holds(pid: number, sockets: string[]): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.includes(readLink(`/proc/${pid}/fd/${fd}`)));
  } catch {
    return false;
  }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

async function pidFromLsof(port: number): Promise<number | null> {
  const { code, output } = await run("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-t"]);
  return code === 0 ? Number.parseInt(output, 10) || null : null;
}

async function nameOf(pid: number): Promise<string> {
  const { code, output } = await run("ps", ["-o", "args=", "-p", String(pid)]);
  const words = output.trim().split(/\s+/);
  // Full paths would only make the message long.
  const names = words.slice(0, 2).map((word) => (word.startsWith("/") ? basename(word) : word));
  return code === 0 && words[0] ? names.join(" ").slice(0, 80) : "another program";
}
