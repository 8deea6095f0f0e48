// `npm test`: installs missing dependencies, then runs tools/test.ts.
import { handOver, installDependencies } from "./lib/bootstrap.mjs";

await installDependencies();
await handOver("tools/test.ts", process.argv.slice(2));
