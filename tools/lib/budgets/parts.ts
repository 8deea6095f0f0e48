import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Metafile } from "esbuild";
import * as z from "zod/mini";
import { fromRoot } from "../root.ts";

const partSchema = z.object({
  /** The output file. */
  file: z.string(),
  /** The entry module; `null` for a shared chunk. */
  entry: z.nullable(z.string()),
  /** Compressed size. */
  bytes: z.number(),
  /** Static imports. */
  imports: z.array(z.string()),
  later: z.array(z.string()),
  /** External packages. */
  outside: z.array(z.string()),
  /** The modules by project path, with their uncompressed bytes. */
  modules: z.record(z.string(), z.number()),
});
/** A bundler output with its content. */
export type Part = z.infer<typeof partSchema>;

/** Compressed size. */
export function weigh(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** The parts of an esbuild output; `read` returns a file's content. */
export function partsOf(
  { outputs }: Metafile,
  read: (path: string) => string | Uint8Array = (path) => readFileSync(fromRoot(path)),
): Part[] {
  const scripts = Object.entries(outputs).filter(([file]) => file.endsWith(".js"));
  return scripts.map(([path, { entryPoint, imports, inputs }]) => {
    const pathsOf = (isWanted: (one: (typeof imports)[number]) => boolean) => imports.filter(isWanted).map((one) => one.path);
    return {
      file: basename(path),
      entry: entryPoint ?? null,
      bytes: weigh(read(path)),
      imports: pathsOf(({ kind, external }) => !external && kind === "import-statement").map((file) => basename(file)),
      later: pathsOf(({ kind, external }) => !external && kind === "dynamic-import").map((file) => basename(file)),
      outside: pathsOf(({ external, kind }) => external === true && kind !== "dynamic-import"),
      modules: kept(Object.entries(inputs).map(([module, { bytesInOutput }]) => [module, bytesInOutput])),
    };
  });
}

/** Modules with remaining bytes. */
export function kept(modules: readonly [module: string, bytes: number][]): Record<string, number> {
  return Object.fromEntries(modules.filter(([, bytes]) => bytes > 0));
}

/** Reads the report of a build. */
export function readParts(file: string): Part[] {
  return z.array(partSchema).parse(JSON.parse(readFileSync(file, "utf8")));
}

/** A part and its static imports. Throws if nothing was built for an entry. */
export function closureOf(parts: readonly Part[], ...entries: string[]): Part[] {
  const found = new Map<string, Part>();
  const add = (part: Part) => {
    if (found.has(part.file)) return;
    found.set(part.file, part);
    for (const file of part.imports) {
      const imported = parts.find((one) => one.file === file);
      if (!imported) throw new Error(`${part.file} imports ${file}, which was not noted`);
      add(imported);
    }
  };
  for (const entry of entries) {
    const isIt = (module: string | null) => module === entry || module?.endsWith(`/${entry}`) === true;
    // Dynamic imports may be merged into a file with others.
    const part = parts.find((one) => isIt(one.entry)) ?? parts.find(({ modules }) => Object.keys(modules).some(isIt));
    if (!part) throw new Error(`Nothing was built for ${entry}`);
    add(part);
  }
  return [...found.values()];
}

/** The total weight. */
export function weightOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}
