import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { run } from "./command.ts";
import { PlainError } from "./plain-error.ts";

/** The headless shell comes first: the same engine for two thirds of the CPU time. */
const INSTALLED = ["chromium-headless-shell", "google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
const MAC = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];
const QUIET = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Chromium without background requests. Its sandbox does not work as root, the usual user in containers. */
export const BROWSER_ARGUMENTS: readonly string[] = process.getuid?.() === 0 ? ["--no-sandbox", ...QUIET] : QUIET;

/** Opens a headless browser. Throws a PlainError if none can be found or installed. */
export async function openBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_ARGUMENTS, ...more] });
}

/** Finds Chrome or Chromium: from CHROMIUM_PATH, installed, downloaded, or installed now. */
export async function findBrowser(say: (line: string) => void = () => {}): Promise<string> {
  const found = await lookForBrowser();
  if (found) return found;
  say("Installing a browser …");
  await run(process.execPath, ["node_modules/playwright-core/cli.js", "install", "--only-shell", "chromium"]);
  const downloaded = downloadedShell();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && (await run("apt-get", ["update"])).code === 0) {
    for (const name of ["chromium-headless-shell", "chromium"]) {
      await run("apt-get", ["install", "-y", "--no-install-recommends", name], { env: { DEBIAN_FRONTEND: "noninteractive" } });
      const installed = await lookForBrowser();
      if (installed) return installed;
    }
  }
  throw new PlainError("No browser for the end-to-end tests: install Chrome or Chromium, or name one in CHROMIUM_PATH.");
}

/** An existing browser; `null` if one must be installed. @throws PlainError if CHROMIUM_PATH is wrong */
export async function lookForBrowser(): Promise<string | null> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new PlainError(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  for (const name of INSTALLED) {
    const { code, output } = await run("sh", ["-c", `command -v ${name}`]);
    if (code === 0) return output.trim();
  }
  return downloadedShell() ?? [...MAC, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Playwright's headless shell, next to its Chromium: `chromium_headless_shell-N/<system>/<program>`. */
function downloadedShell(): string | null {
  const revision = dirname(dirname(chromium.executablePath()));
  const folder = join(dirname(revision), basename(revision).replace("chromium-", "chromium_headless_shell-"));
  if (!existsSync(folder)) return null;
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((path) =>
    /^(chrome-headless-shell|headless_shell)(\.exe)?$/.test(basename(path)),
  );
  return found ? join(folder, found) : null;
}
