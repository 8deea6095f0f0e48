// What counting costs every visitor, whether an owner looks at figures or not.
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";
import { weigh } from "../../tools/lib/budgets/parts.ts";
import { fromRoot } from "../../tools/lib/root.ts";

const COUNTING_MAX = 350;
/** How a visitor came is noted without any counting too: orders say it. */
const UNCOUNTED = `
  import { noteOrigin } from "./came-from.ts";
  export function tellOfVisit() {
    noteOrigin();
    document.addEventListener("click", ({ target }) => {
      const anchor = target instanceof Element && target.closest("a[data-link]");
      if (anchor && anchor.host === location.host) noteOrigin(anchor.dataset["link"]);
    });
  }`;
const withoutCounting: Plugin = {
  name: "without counting",
  setup(build) {
    build.onLoad({ filter: /script\/count-visit\.ts$/ }, ({ path }) => ({
      contents: UNCOUNTED,
      loader: "ts",
      resolveDir: path.replace(/\/[^/]*$/, ""),
    }));
  },
};

/** The script of a public page as it stands in its HTML. */
async function script(plugins: Plugin[]): Promise<string> {
  const chunks = Object.fromEntries(
    ["PAGES", "BASKET", "OPEN", "CHECKOUT", "ORDER"].map((name) => [`__${name}_CHUNK__`, '"/assets/site/a-12345678.js"']),
  );
  const { outputFiles } = await build({
    entryPoints: [fromRoot("web/src/storefront/script/public.ts")],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    external: ["/assets/*"],
    define: { ...chunks, __DEVELOPMENT__: "false" },
    plugins,
  });
  return outputFiles[0]?.text ?? "";
}

test(`counting adds at most ${COUNTING_MAX} bytes to a page`, async () => {
  const [counted, uncounted] = await Promise.all([script([]), script([withoutCounting])]);
  expect(counted).toContain("sendBeacon");
  expect(uncounted).not.toContain("sendBeacon");
  const added = weigh(counted) - weigh(uncounted);
  if (process.env.WEIGHTS) console.info("counting", added);
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(COUNTING_MAX);
});
