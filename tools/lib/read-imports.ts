import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { build, type Plugin } from "esbuild";

export type Import = { from: string; specifier: string };

/**
 * All imports of the given files (paths below `root`): static, dynamic, re-exports and type-only. Uses a real parser, so that comments and
 * strings are not mistaken for imports.
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
      // The parser drops type-only imports, so they are turned into value imports.
      contents: readFileSync(path, "utf8").replace(/^(import|export)\s+type\s+(?=[{*]|\w+\s+from\b)/gm, "$1 "),
      loader: path.endsWith("x") ? "tsx" : "ts",
    }));
  },
};
