import { globSync } from "node:fs";
import { circlesOf } from "./lib/circles.ts";
import { type Import, readImports } from "./lib/read-imports.ts";
import { breachOf, targetOf } from "./lib/rooms.ts";
import { ROOT } from "./lib/root.ts";
import { oversizes } from "./lib/sizes.ts";

export type Breach = { from: string; specifier: string; why: string };

/**
 * Checks all imports below `root`: violations of the layer order (docs/architecture.md), circular imports including `tools`, and folders or
 * files above their size limits.
 */
export async function checkImports(root: string = ROOT): Promise<{ files: number; breaches: Breach[] }> {
  const files = globSync("{domain,web,functions}/src/**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.endsWith(".d.ts"));
  const tools = globSync("tools/**/*.ts", { cwd: root }).filter((file) => !file.endsWith(".d.ts"));
  const imports = await readImports(root, files);
  const breaches = imports.flatMap((found) => {
    const why = breachOf(found);
    return why ? [{ ...found, why }] : [];
  });
  const everything = [...imports, ...(await readImports(root, tools))];
  const circles = circlesOf(targetsOf([...files, ...tools], everything)).map((circle) => ({
    from: circle[0] ?? "",
    specifier: circle.slice(1).join(", "),
    why: "files that import each other: what they share belongs into one of them, or into a third",
  }));
  return { files: files.length, breaches: [...breaches, ...circles, ...oversizes(root, files)] };
}

const ENDINGS = ["", ".ts", ".tsx", "/index.ts"];

/** The imports of each file among the others. */
function targetsOf(files: readonly string[], imports: readonly Import[]): Map<string, string[]> {
  const known = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const found of imports) {
    const target = targetOf(found);
    const path = target.kind === "file" ? ENDINGS.map((ending) => target.path + ending).find((one) => known.has(one)) : undefined;
    if (path !== undefined) known.get(found.from)?.push(path);
  }
  return known;
}

if (import.meta.main) {
  const { files, breaches } = await checkImports();
  for (const { from, specifier, why } of breaches) console.error(`${from}: ${specifier}\n  ${why}`);
  console.info(`${files} files, ${breaches.length} breaches`);
  process.exitCode = breaches.length > 0 || files === 0 ? 1 : 0;
}
