import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { build, type Plugin } from "esbuild";

export type Import = { from: string; specifier: string };

/**
 * Every import of the given files (paths below `root`): static, dynamic, re-exports, and those of types alone.
 * A real parser reads them, so that comments and texts are not mistaken for imports.
 */
export async function readImports(root: string, files: string[]): Promise<Import[]> {
  const { metafile } = await build({
    entryPoints: files,
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: root,
    metafile: true,
    format: "esm",
    jsx: "preserve",
    logLevel: "silent",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    plugins: [keepEveryImport],
  });
  return Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports.map(({ path }) => ({ from: relative(root, file.startsWith("/") ? file : `${root}/${file}`), specifier: path })),
  );
}

const keepEveryImport: Plugin = {
  name: "keep-every-import",
  setup(set) {
    set.onResolve({ filter: /.*/ }, ({ path, kind }) => (kind === "entry-point" ? undefined : { path, external: true }));
    set.onLoad({ filter: /\.[cm]?tsx?$/ }, ({ path }) => ({
      // Imports of types are dropped by the parser: as imports of values they stay.
      contents: readFileSync(path, "utf8").replace(/^(import|export)\s+type\s+(?=[{*]|\w+\s+from\b)/gm, "$1 "),
      loader: path.endsWith("x") ? "tsx" : "ts",
    }));
  },
};
