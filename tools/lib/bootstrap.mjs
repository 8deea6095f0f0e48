// Runs before installation on any Node 20 or newer: plain JavaScript without packages.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const STAMP = join(ROOT, "node_modules/.awning-installed");
const LOG = join(ROOT, ".awning/logs/install.log");
const OLDEST_NODE = 20;

/** Installs dependencies unless they match the lockfile. Exits with a message on failure. */
export async function installDependencies() {
  if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE)
    refuse(`Node ${process.versions.node} is too old: Awning needs Node 20 or newer.`);
  const lockfile = readFileSync(join(ROOT, "package-lock.json"), "utf8");
  const hash = createHash("sha256").update(lockfile).digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) return;
  if (!isInstalled(JSON.parse(lockfile))) await install();
  writeFileSync(STAMP, hash);
}

/**
 * Runs one of our TypeScript files with the installed Node, and exits with its code.
 * @param {string} file path inside the project
 * @param {string[]} args
 */
export async function handOver(file, args) {
  const bin = join(ROOT, "node_modules/.bin");
  const child = spawn(join(bin, "node"), ["--disable-warning=ExperimentalWarning", join(ROOT, file), ...args], {
    stdio: "inherit",
    cwd: ROOT,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` },
  });
  // The terminal sends Ctrl-C to both processes, and the child decides when to end. Other signals are forwarded.
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => child.kill(name));
  child.on("error", (error) => refuse(`The Node of this project cannot be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}

/** Compares npm's record of node_modules with the lockfile, which also covers a manual `npm install`. */
function isInstalled(lockfile) {
  const record = join(ROOT, "node_modules/.package-lock.json");
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages;
  return Object.entries(lockfile.packages).every(
    ([path, wanted]) =>
      path === "" || !path.startsWith("node_modules/") || wanted.link || wanted.optional || installed[path]?.version === wanted.version,
  );
}

async function install() {
  const started = Date.now();
  mkdirSync(dirname(LOG), { recursive: true });
  // npm knows the machine's registry and proxy; without retries, because they would take minutes.
  const asked = await npm(["view", "zod", "version", "--fetch-retries=0", "--fetch-timeout=15000"]);
  if (asked.code === 127) refuse("npm is missing: install Node with npm.");
  if (asked.code !== 0)
    refuse("The npm registry cannot be reached: connect to the network and run this again (the first start installs the dependencies).");
  const isTerminal = process.stdout.isTTY;
  const say = () => `Installing dependencies (once, 2-3 minutes) … ${Math.round((Date.now() - started) / 1000)} s`;
  console.info(say());
  const ticker = setInterval(
    () => (isTerminal ? process.stdout.write(`\x1b[1A\x1b[2K${say()}\n`) : console.info(say())),
    isTerminal ? 1000 : 30_000,
  );
  const { code } = await npm(["ci", "--no-audit", "--no-fund"]);
  clearInterval(ticker);
  if (code !== 0) refuse("The dependencies could not be installed: see .awning/logs/install.log.");
}

function npm(args) {
  return new Promise((done) => {
    const log = createWriteStream(LOG, { flags: "a" });
    const child = spawn("npm", args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.on("error", () => done({ code: 127 }));
    child.on("close", (code) => done({ code: code ?? 1 }));
  });
}

function refuse(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
