// `npm test` and `npm run test:full`: checks, build, then every tier. `-- --only unit,rules` runs some, `-- --shard 1/3` a part.
import { parseArgs } from "node:util";
import { build } from "./build.ts";
import { findBrowser } from "./lib/browser.ts";
import { checks } from "./lib/checks.ts";
import { run } from "./lib/command.ts";
import { fromRoot } from "./lib/root.ts";
import { runTier } from "./lib/run-tests.ts";
import { withSuite } from "./lib/suite.ts";
import { Tally } from "./lib/tally.ts";
import { isLastPart, TIERS, type Tier } from "./lib/tiers.ts";

const { values } = parseArgs({
  options: { full: { type: "boolean", default: false }, shard: { type: "string" }, only: { type: "string" }, silent: { type: "boolean" } },
});
const startedAt = Date.now();
const tally = new Tally();
const wanted = values.only?.split(",");
const tiers = TIERS.filter(({ name }) => !wanted || wanted.includes(name));
const options = { isFull: values.full, ...(values.shard && { shard: values.shard }) };
const steps = (suite: Tier["suite"]) =>
  tiers
    .filter((tier) => tier.suite === suite)
    .map((tier) => ({
      name: `${tier.name} tests`,
      run: async () => ({ name: `${tier.name} tests`, ...(await runTier(tier, options)) }),
    }));

await tally.run([
  ...(wanted ? [] : checks),
  {
    name: "build",
    run: async () => {
      await build({ mode: "emulator", onlyChanged: !process.env.CI, say: () => {} });
      return { name: "build", passed: 1, failed: 0, output: "" };
    },
  },
]);
// It has suites of its own, one after the other.
const drill = {
  name: "restore drill",
  run: async () => {
    const { code, output } = await run(process.execPath, [fromRoot("tools/restore-drill.ts")]);
    return {
      name: "restore drill",
      passed: code === 0 ? 1 : 0,
      failed: code === 0 ? 0 : 1,
      output,
      notes: output.match(/^\d+ documents.*$/gm) ?? [],
    };
  },
};
const isDrilled = values.full && (wanted?.includes("restore") ?? isLastPart(values.shard));
try {
  process.env.CHROMIUM_PATH = await findBrowser(console.info);
  const beside = tally.run(steps("none"));
  if (tiers.some(({ suite }) => suite !== "none"))
    await withSuite({ data: "demo" }, () => {
      const alone = tally.run(steps("alone"));
      // What may run beside either goes on the side that is done first.
      return Promise.all([alone, beside, Promise.race([alone, beside]).then(() => tally.run(steps("shared")))]);
    });
  await beside;
  if (isDrilled) await tally.run([drill]);
} catch (error) {
  tally.fail("emulator suite", error);
}
console.info(`\n${tally.costs}\n${Math.round((Date.now() - startedAt) / 60_000)} minutes\n\n${tally.summary}`);
process.exit(tally.failed > 0 ? 1 : 0);
