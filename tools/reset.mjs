// `npm run reset`: deletes local data; the next start begins with the demo data again.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const work = (name) => fileURLToPath(new URL(`../.awning/${name}`, import.meta.url));

if (isRunning()) {
  console.error("The site is running: stop it first (Ctrl-C where you started it).");
  process.exit(1);
}
rmSync(work("data"), { recursive: true, force: true });
console.info("The local data is gone. The next `npm start` begins with the demo data.");

function isRunning() {
  if (!existsSync(work("running"))) return false;
  try {
    process.kill(Number(readFileSync(work("running"), "utf8")), 0);
    return true;
  } catch {
    return false;
  }
}
