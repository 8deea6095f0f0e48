import { build } from "./build.ts";
import { findBrowser } from "./lib/browser.ts";
import { checks, tests } from "./lib/checks.ts";
import { withSuite } from "./lib/suite.ts";
import { Tally } from "./lib/tally.ts";

const tally = new Tally();
const isCi = Boolean(process.env.CI);

await tally.run([
  ...checks,
  {
    name: "build",
    run: async () => {
      await build({ mode: "emulator", onlyChanged: !isCi, say: () => {} });
      return { name: "build", passed: 1, failed: 0, output: "" };
    },
  },
  tests("unit"),
  tests("model"),
]);
try {
  process.env.CHROMIUM_PATH = await findBrowser(console.info);
  await withSuite({ data: "demo" }, () => tally.run([tests("rules", "rules-coverage"), tests("integration"), tests("e2e")]));
} catch (error) {
  tally.fail("emulator suite", error);
}
console.info(`\n${tally.summary}`);
process.exit(tally.failed > 0 ? 1 : 0);
