// `npm run pictures`: screenshots of every screen, phone and desktop, light and dark, into `pictures/`. Arguments filter screens by name
// (`npm run pictures -- orders checkout`), `--look phone-light` takes one of the four; `--readme` updates those of the README.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openBrowser } from "./lib/browser.ts";
import { failWith, PlainError } from "./lib/plain-error.ts";
import { fromRoot } from "./lib/root.ts";
import { withSuite } from "./lib/suite.ts";
import { type Look, MODES, photograph } from "./pictures/camera.ts";
import { makeFreshShots } from "./pictures/fresh-shots.ts";
import { makeReadmePictures } from "./pictures/readme.ts";
import type { Shot } from "./pictures/shot.ts";
import { SHOTS } from "./pictures/shots.ts";
import { Suite } from "./seed/suite.ts";

const TARGET = fromRoot("pictures");
const LOOKS = (["phone", "desktop"] as const).flatMap((size) => MODES.map((mode): Look => ({ size, mode })));

try {
  const options = { readme: { type: "boolean", default: false }, look: { type: "string", multiple: true } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const looks = LOOKS.filter(({ size, mode }) => values.look?.includes(`${size}-${mode}`) ?? true);
  await withSuite({ data: "demo" }, async () => {
    const suite = new Suite();
    const browser = await openBrowser();
    try {
      if (values.readme) await makeReadmePictures(browser, suite);
      else await takeAll(browser, suite, positionals, looks);
    } finally {
      await browser.close();
    }
  });
} catch (error) {
  failWith(error);
}

async function takeAll(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  suite: Suite,
  words: readonly string[],
  looks: readonly Look[],
): Promise<void> {
  const all: Shot[] = [...SHOTS, ...(await makeFreshShots(suite))];
  const shots = words.length === 0 ? all : all.filter((shot) => words.some((word) => shot.name.includes(word)));
  if (shots.length === 0) throw new PlainError(`No screen is called like that. There are: ${all.map(({ name }) => name).join(", ")}.`);
  await mkdir(TARGET, { recursive: true });
  const total = shots.length * looks.length;
  let done = 0;
  for (const look of looks)
    await photograph({
      browser,
      suite,
      look,
      shots,
      fullPage: true,
      take: async (shot, picture) => {
        const name = `${shot.name}-${look.size}-${look.mode}.png`;
        await writeFile(join(TARGET, name), picture);
        done += 1;
        console.info(`${String(done).padStart(String(total).length)}/${total}  ${name}`);
      },
    });
  console.info(`\n${done} pictures in pictures/`);
}
