// Runs one of our TypeScript tools: `node tools/run.mjs tools/build.ts --mode production`.
import { handOver, installDependencies } from "./lib/bootstrap.mjs";

const [file = "", ...args] = process.argv.slice(2);
await installDependencies();
await handOver(file, args);
