import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { run } from "./command.ts";
import { PlainError } from "./plain-error.ts";

const INSTALLED = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
const MAC = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];
const QUIET = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** A Chromium that calls nobody. Its sandbox refuses root, which is who runs in most containers. */
export const BROWSER_ARGUMENTS: readonly string[] = process.getuid?.() === 0 ? ["--no-sandbox", ...QUIET] : QUIET;

/** Opens a headless browser. Throws a plain sentence when there is none and none can be installed. */
export async function openBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_ARGUMENTS, ...more] });
}

/** Where a Chrome or Chromium is: named by CHROMIUM_PATH, installed, downloaded before, or else installed now. */
export async function findBrowser(say: (line: string) => void = () => {}): Promise<string> {
  const found = await lookForBrowser();
  if (found) return found;
  say("Installing a browser …");
  await run(process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium"]);
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0 && (await run("apt-get", ["update"])).code === 0) {
    await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env: { DEBIAN_FRONTEND: "noninteractive" } });
    const installed = await lookForBrowser();
    if (installed) return installed;
  }
  throw new PlainError("No browser for the end-to-end tests: install Chrome or Chromium, or name one in CHROMIUM_PATH.");
}

async function lookForBrowser(): Promise<string | null> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new PlainError(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  for (const name of INSTALLED) {
    const { code, output } = await run("sh", ["-c", `command -v ${name}`]);
    if (code === 0) return output.trim();
  }
  const cached = chromium.executablePath();
  return [...MAC, cached].find((path) => existsSync(path)) ?? null;
}
