import type { Part } from "./parts.ts";
import { weightOf } from "./parts.ts";

const MODULES_SHOWN = 8;

/** A report of an exceeded limit by module, to show what grew; `null` within the limit. */
export function overweight(name: string, parts: readonly Part[], limit: number): string | null {
  const weight = weightOf(parts);
  return weight <= limit ? null : `${name} weighs ${kb(weight)}, ${kb(weight - limit)} more than ${kb(limit)}.\n${weightTable(parts)}`;
}

/** The parts, heaviest first, each with its largest packages and modules. */
export function weightTable(parts: readonly Part[]): string {
  return parts
    .toSorted((a, b) => b.bytes - a.bytes)
    .flatMap(({ file, bytes, modules }) => [
      `${kb(bytes).padStart(10)}  ${file}`,
      ...largest(modules).map(([name, size]) => `${kb(size).padStart(22)}  ${name}`),
    ])
    .join("\n");
}

/** Our modules one by one, packages as a whole; uncompressed. */
function largest(modules: Readonly<Record<string, number>>): [string, number][] {
  const sizes = new Map<string, number>();
  for (const [path, size] of Object.entries(modules)) {
    const name = packageIn(path) ?? path;
    sizes.set(name, (sizes.get(name) ?? 0) + size);
  }
  return [...sizes].toSorted((a, b) => b[1] - a[1]).slice(0, MODULES_SHOWN);
}

/** The npm package of a module; `null` for our own. */
export function packageIn(path: string): string | null {
  const inside = path.split("node_modules/").at(-1);
  if (inside === undefined || inside === path) return null;
  return inside
    .split("/")
    .slice(0, inside.startsWith("@") ? 2 : 1)
    .join("/");
}

function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
