import { randomBytes } from "node:crypto";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { breaches, FORBIDDEN } from "../../tools/lib/budgets/forbidden.ts";
import { closureOf, type Part, partsOf } from "../../tools/lib/budgets/parts.ts";
import { overweight } from "../../tools/lib/budgets/weight-table.ts";
import { ROOT } from "../../tools/lib/root.ts";

type Entry = keyof typeof FORBIDDEN;

/** A small bundle of these lines, noted as the real ones are. */
async function bundleOf(lines: string, external: string[] = []): Promise<Part[]> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: lines, resolveDir: ROOT, sourcefile: "planted.ts", loader: "ts" },
    absWorkingDir: ROOT,
    outdir: ROOT,
    write: false,
    bundle: true,
    minify: true,
    metafile: true,
    format: "esm",
    platform: external.length > 0 ? "node" : "browser",
    external,
    logLevel: "silent",
  });
  return partsOf(metafile, () => outputFiles[0]?.contents ?? "");
}

const BROWSER: Entry[] = ["script", "ownScript", "open", "basket", "checkout", "pages"];
const planted: [entry: Entry, module: string][] = [
  ...BROWSER.flatMap((entry) =>
    ["firebase/app", "firebase/firestore/lite", "firebase/auth", "react-router", "@sentry/react", "reactfire", "sonner", "zod"].map(
      (module): [Entry, string] => [entry, module],
    ),
  ),
  ["script", "react"],
  ["script", "zod/mini"],
  ["basket", "zod/mini"],
  ["checkout", "react-dom"],
  ["order", "firebase/auth"],
  ["order", "zod"],
  ["shell", "firebase/app"],
  ["shell", "sonner"],
  ["frame", "@sentry/react"],
  ["frame", "firebase/storage"],
];

/** Each module is bundled once and judged for every entry. */
const exporting = new Map<string, Promise<Part[]>>();
function bundleOfModule(module: string): Promise<Part[]> {
  const made = exporting.get(module) ?? bundleOf(`export * from "${module}";`);
  exporting.set(module, made);
  return made;
}

describe("a forbidden import is found", () => {
  test.each(planted)("in %s: %s", async (entry, module) => {
    const found = breaches(await bundleOfModule(module), FORBIDDEN[entry]);
    expect(found.length).toBeGreaterThan(0);
  });

  test.each(["firebase-admin/firestore", "@google-cloud/firestore", "stripe", "nodemailer", "react-email", "sharp"])(
    "in the page function, left outside the bundle: %s",
    async (module) => {
      const found = breaches(await bundleOf(`import * as it from "${module}"; console.log(it);`, [module]), FORBIDDEN.pageFunction);
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(module);
    },
  );

  test.each([
    ["frame", "web/src/features/link/link-editor.tsx"],
    ["frame", "web/src/storefront/home/site-home.tsx"],
    ["shell", "web/src/routes/links.tsx"],
    ["signIn", "domain/src/product/product.ts"],
    ["script", "web/src/features/today/today.tsx"],
    ["pageFunction", "functions/src/data/order/orders.ts"],
  ] as const)("in %s, a file of our own: %s", (entry, module) => {
    const part: Part = { file: "one.js", entry: null, bytes: 1, imports: [], later: [], outside: [], modules: { [module]: 1 } };
    expect(breaches([part], FORBIDDEN[entry])).toHaveLength(1);
  });
});

describe("what is allowed is left in peace", () => {
  test.each([
    ["basket", "react-dom/client"],
    ["pages", "./domain/src/published/published.ts"],
    ["order", "firebase/firestore"],
    ["frame", "firebase/firestore"],
  ] as const)("in %s: %s", async (entry, module) => {
    expect(breaches(await bundleOf(`export * from "${module}";`), FORBIDDEN[entry])).toEqual([]);
  });
});

test("what grows too heavy is named with the module that did it, and what is in its limit is not", async () => {
  const parts = await bundleOf(`import "./domain/src/routes/paths.ts"; console.log("${randomBytes(20_000).toString("hex")}");`);
  expect(overweight("The planted page", parts, 100_000)).toBeNull();
  const words = overweight("The planted page", parts, 4096);
  expect(words).toContain("more than 4.0 KB");
  expect(words).toContain("planted.ts");
});

test("a budget for something that is not built fails instead of weighing nothing", async () => {
  const parts = await bundleOf("console.log(1)");
  expect(() => closureOf(parts, "islands/gone.tsx")).toThrow("Nothing was built for islands/gone.tsx");
});
