import { build } from "./build.ts";
import { findBrowser } from "./lib/browser.ts";
import { checks, tests } from "./lib/checks.ts";
import { withSuite } from "./lib/suite.ts";
import { Tally } from "./lib/tally.ts";

const tally = new Tally();
const isCi = Boolean(process.env.CI);

// They share one database, and some stop what follows its writes.
const inTurn = [tests(["integration"], { isTriedAgain: true }), tests(["journeys"], { isTriedAgain: true })];
// Of these the rules alone need the suite, in projects of their own.
const beside = [
  tests(["unit"], { isBeside: true }),
  tests(["model"], { isBeside: true }),
  tests(["rules", "rules-coverage"], { isBeside: true }),
];

await tally.run([
  ...checks,
  {
    name: "build",
    run: async () => {
      await build({ mode: "emulator", onlyChanged: !isCi, say: () => {} });
      return { name: "build", passed: 1, failed: 0, output: "" };
    },
  },
]);
try {
  process.env.CHROMIUM_PATH = await findBrowser(console.info);
  await withSuite({ data: "demo" }, () => Promise.all([tally.run(inTurn), tally.run(beside)]));
} catch (error) {
  tally.fail("emulator suite", error);
}
console.info(`\n${tally.summary}`);
process.exit(tally.failed > 0 ? 1 : 0);
