import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach } from "vitest";
import { WORK } from "../../../tools/lib/root.ts";
import { openStages } from "./stage.ts";

const FOLDER = join(WORK, "failures");

const TEXT_MAX = 600;

// Takes a picture of every page when a test fails, and prints its text for runs whose files are not kept.
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  mkdirSync(FOLDER, { recursive: true });
  const pages = [...openStages].flat().flatMap((context) => context.pages());
  const name = task.name.replace(/\W+/g, "-").slice(0, 60);
  for (const [number, page] of pages.entries()) {
    await page.screenshot({ path: join(FOLDER, `${name}-${number + 1}.png`) }).catch(() => undefined);
    const words = await page.evaluate(() => document.body.innerText).catch(() => "");
    console.info(`${page.url()}: ${words.replace(/\s+/g, " ").slice(0, TEXT_MAX)}`);
  }
});
