import { checks, tests } from "./lib/checks.ts";
import { Tally } from "./lib/tally.ts";

const tally = new Tally();
await tally.run([...checks, tests(["unit"])]);
console.info(`\n${tally.summary}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
