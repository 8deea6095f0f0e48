// `npm run check`: checks, and the unit tests affected since main. `-- --all` runs every unit test.
import { parseArgs } from "node:util";
import { changedSince, unitTestsOf } from "./lib/changed-units.ts";
import { checks } from "./lib/checks.ts";
import type { Step } from "./lib/result.ts";
import { runTier } from "./lib/run-tests.ts";
import { Tally } from "./lib/tally.ts";
import { UNIT } from "./lib/tiers.ts";

const { values } = parseArgs({ options: { all: { type: "boolean", default: false }, base: { type: "string" } } });
const tally = new Tally();
const changed = values.all ? null : await changedSince(values.base ? [values.base] : ["origin/main", "main"]);
const files = changed && (await unitTestsOf(changed));
const name = files ? `unit tests of what changed (${files.length} files; --all runs every one)` : "unit tests";
const unit: Step = { name, run: async () => ({ name, ...(await runTier(UNIT, { isFull: false, ...(files && { files }) })) }) };
await tally.run([...checks, unit]);
console.info(`\n${tally.summary}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
