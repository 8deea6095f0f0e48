import { checks } from "./lib/checks.ts";
import { runTier } from "./lib/run-tests.ts";
import { Tally } from "./lib/tally.ts";
import { UNIT } from "./lib/tiers.ts";

const tally = new Tally();
const unit = { name: "unit tests", run: async () => ({ name: "unit tests", ...(await runTier(UNIT, { isFull: false })) }) };
await tally.run([...checks, unit]);
console.info(`\n${tally.summary}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
