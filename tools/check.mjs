// `npm run check`: installs what is missing, then runs tools/check.ts.
import { handOver, installDependencies } from "./lib/bootstrap.mjs";

await installDependencies();
await handOver("tools/check.ts", process.argv.slice(2));
