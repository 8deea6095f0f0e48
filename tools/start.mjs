// `npm start` and `npm run dev`: installs missing dependencies, then starts the whole site.
import { handOver, installDependencies } from "./lib/bootstrap.mjs";

await installDependencies();
await handOver("tools/site.ts", process.argv.slice(2));
