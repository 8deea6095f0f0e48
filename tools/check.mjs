// `npm run check`: installs missing dependencies, then runs tools/check.ts.
import { handOver, installDependencies } from "./lib/bootstrap.mjs";

await installDependencies();
await handOver("tools/check.ts", process.argv.slice(2));
