import { readFileSync, writeFileSync } from "node:fs";
import { fromRoot } from "./lib/root.ts";

// Builds the list of throwaway mail hosts from the npm package `disposable-email-domains-js`: pass the path of its unpacked JSON
// (docs/decisions/121-throw-away-mail-books-nothing.md).
const hosts: readonly string[] = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const known = new Set(hosts);
const parentsOf = (host: string) => host.split(".").map((_, at, parts) => parts.slice(at + 1).join("."));
const kept = hosts.filter((host) => !parentsOf(host).some((parent) => known.has(parent))).toSorted();
const text = `// Made by tools/throwaway-hosts.ts\nexport const THROWAWAY_HOSTS =\n  "${kept.join(" ")}";\n`;
writeFileSync(fromRoot("functions/src/platform/throwaway-hosts.generated.ts"), text);
console.info(`${kept.length} hosts`);
