import { globSync } from "node:fs";
import { readImports } from "./lib/read-imports.ts";
import { breachOf } from "./lib/rooms.ts";
import { ROOT } from "./lib/root.ts";

export type Breach = { from: string; specifier: string; why: string };

/** Every import below `root` that goes against the order of the rooms (docs/architecture.md). */
export async function checkImports(root: string = ROOT): Promise<{ files: number; breaches: Breach[] }> {
  const files = globSync("{domain,web,functions}/src/**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.endsWith(".d.ts"));
  const imports = await readImports(root, files);
  const breaches = imports.flatMap((found) => {
    const why = breachOf(found);
    return why ? [{ ...found, why }] : [];
  });
  return { files: files.length, breaches };
}

if (import.meta.main) {
  const { files, breaches } = await checkImports();
  for (const { from, specifier, why } of breaches) console.error(`${from}: ${specifier}\n  ${why}`);
  console.info(`${files} files, ${breaches.length} breaches`);
  process.exitCode = breaches.length > 0 || files === 0 ? 1 : 0;
}
