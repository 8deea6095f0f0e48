import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, extname, join } from "node:path";
import { parseEnv } from "node:util";
import { THEMES, type Theme } from "@awning/domain/design/theme";
import { THEME_TOKENS } from "@awning/domain/design/themes/all.generated";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { type Part, partsOf } from "./lib/budgets/parts.ts";
import { copyPictureFaces } from "./lib/picture-faces.ts";
import { fromRoot, ROOT } from "./lib/root.ts";

type Options = {
  /** Connects to the emulators and includes development-only code. */
  development: boolean;
  /** The built site for Hosting. */
  outDir?: string;
  /** The built functions; the manifest is next to their bundle. */
  functionsOut?: string;
  /** A folder for reports about the content of each chunk. */
  partsOut?: string;
};

const SOURCE = "web/src/storefront";
/** The folder of the files in the built site. Names contain a hash, so files are cached permanently. */
const PLACE = "/assets/site";
const require = createRequire(fromRoot("web/package.json"));

/**
 * The Latin font file of each theme; other scripts use system fonts. Themes with a single weight ship only that, and two are subset further
 * (`npm run faces`).
 */
const FACES = THEMES.map((theme): [Theme, string] => {
  const { file } = THEME_TOKENS[theme].face;
  return [theme, file.startsWith("@") ? require.resolve(file) : fromRoot("web/faces", file)];
});

/**
 * Builds everything server-rendered pages need besides HTML: inline scripts, chunks loaded on intent, theme fonts and drawings, plus the
 * manifest of their URLs for the functions. Runs after Vite, which empties the output folder.
 */
export async function buildStorefront({
  development,
  outDir = fromRoot("web/dist"),
  functionsOut = fromRoot("functions/dist"),
  partsOut,
}: Options): Promise<void> {
  const fonts = Object.fromEntries(FACES.map(([theme, file]) => [theme, publish(file, theme, outDir, "/assets/fonts")]));
  copyPictureFaces(Object.fromEntries(FACES), functionsOut);
  const env = browserEnv(development);
  const { chunks, parts } = await buildChunks(development, env, join(outDir, PLACE), fonts);
  const forAll = await buildScript("public", chunks);
  const forOne = await buildScript("private", chunks);
  if (partsOut) writeFileSync(join(partsOut, "storefront.json"), JSON.stringify([...forAll.part, ...forOne.part, ...parts]));
  const pictures = {
    emptyStall: publish(fromRoot(SOURCE, "art/empty-stall.svg"), "empty-stall", outDir, PLACE),
    mendedBowl: publish(fromRoot(SOURCE, "art/mended-bowl.svg"), "mended-bowl", outDir, PLACE),
  };
  mkdirSync(functionsOut, { recursive: true });
  writeFileSync(
    join(functionsOut, "storefront-assets.json"),
    `${JSON.stringify({ scripts: { public: forAll.script, private: forOne.script }, fonts, pictures, ...(env.VITE_APP_CHECK_KEY && { hasAppCheck: true }) })}\n`,
  );
}

const ENTRIES = {
  pages: `${SOURCE}/islands/pages.ts`,
  basket: `${SOURCE}/islands/basket-drawer.tsx`,
  open: `${SOURCE}/islands/open.ts`,
  checkout: `${SOURCE}/script/checkout.ts`,
  order: "follow-order",
  /** The live chat chunk, which reads the database; the chat only knows its URL. */
  chatlive: "web/src/data/chat/visitor-live.ts",
} as const;
type Chunks = Record<keyof typeof ENTRIES, string>;

async function buildChunks(
  development: boolean,
  env: Record<string, string | undefined>,
  outdir: string,
  fonts: Record<string, string>,
): Promise<{ chunks: Chunks; parts: Part[] }> {
  const options: BuildOptions & { metafile: true } = {
    ...browserOptions(),
    outdir,
    splitting: true,
    external: [`${PLACE}/*`],
    entryNames: "[name]-[hash]",
    chunkNames: "part-[hash]",
    metafile: true,
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.env": JSON.stringify(env),
      __APP_CHECK_KEY__: JSON.stringify(env.VITE_APP_CHECK_KEY ?? ""),
      __DEVELOPMENT__: String(development),
      __FONTS__: JSON.stringify(fonts),
    },
    // The same stub as in the app: a third of the Firestore SDK that listeners never call.
    alias: { re2js: fromRoot("web/src/data/stubs/re2js.ts") },
    plugins: [stylesAsText, followOrderEntry],
  };
  const { open, ...entries } = ENTRIES;
  const entryPoints = Object.entries(entries).map(([out, path]) => ({ in: path === "follow-order" ? path : fromRoot(path), out }));
  const { metafile } = await build({ ...options, entryPoints });
  // Separate, because chunks shared with the others would add a file to each of them.
  const define = { ...options.define, __CHAT_LIVE_CHUNK__: JSON.stringify(addressOf("chatlive", metafile)) };
  const { metafile: opened } = await build({ ...options, define, entryPoints: [{ in: fromRoot(open), out: "open" }] });
  const chunks = {
    pages: addressOf("pages", metafile),
    basket: addressOf("basket", metafile),
    open: addressOf("open", opened),
    checkout: addressOf("checkout", metafile),
    order: addressOf("order", metafile),
    chatlive: addressOf("chatlive", metafile),
  };
  return { chunks, parts: [...partsOf(metafile), ...partsOf(opened)] };
}

function addressOf(name: string, metafile: Metafile): string {
  const file = Object.keys(metafile.outputs).find((output) => basename(output).startsWith(`${name}-`));
  if (!file) throw new Error(`The build of the public pages made no ${name} chunk`);
  return `${PLACE}/${basename(file)}`;
}

async function buildScript(name: "public" | "private", chunks: Chunks): Promise<{ script: string; part: Part[] }> {
  const { outputFiles, metafile } = await build({
    ...browserOptions(),
    entryPoints: [fromRoot(SOURCE, `script/${name}.ts`)],
    write: false,
    outdir: ROOT,
    metafile: true,
    external: [`${PLACE}/*`],
    define: {
      __PAGES_CHUNK__: JSON.stringify(chunks.pages),
      __BASKET_CHUNK__: JSON.stringify(chunks.basket),
      __OPEN_CHUNK__: JSON.stringify(chunks.open),
      __CHECKOUT_CHUNK__: JSON.stringify(chunks.checkout),
      __ORDER_CHUNK__: JSON.stringify(chunks.order),
    },
  });
  const script = outputFiles[0]?.text.trim() ?? "";
  // An inline script ends at the first of these.
  if (!script || /<\/script|<!--/i.test(script)) throw new Error("The public script cannot be inlined");
  return { script, part: partsOf(metafile, () => script) };
}

function browserOptions(): BuildOptions {
  return {
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: ["chrome123", "firefox120", "safari17.5"],
    jsx: "automatic",
    legalComments: "none",
    logLevel: "warning",
  };
}

const stylesAsText: Plugin = {
  name: "styles-as-text",
  setup(set) {
    set.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false, external: ["*.woff2"] });
      return { contents: outputFiles[0]?.text.trim() ?? "", loader: "text" };
    });
  },
};

/** Connects the live order view with its data source, which do not import each other. */
const followOrderEntry: Plugin = {
  name: "follow-order-entry",
  setup(set) {
    set.onResolve({ filter: /^follow-order$/ }, ({ path }) => ({ path, namespace: "entry" }));
    set.onLoad({ filter: /.*/, namespace: "entry" }, () => ({
      contents: `import { watchOrderView } from "#data/order/order-view.ts";
import { followOrder } from "./storefront/islands/order-live.tsx";
followOrder(watchOrderView);`,
      resolveDir: fromRoot("web/src"),
      loader: "ts",
    }));
  },
};

function browserEnv(development: boolean): Record<string, string | undefined> {
  const file = fromRoot("web", development ? ".env.emulator" : ".env.production");
  const settings = { ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...process.env };
  return Object.fromEntries(Object.entries(settings).filter(([name]) => name.startsWith("VITE_")));
}

/** Copies a file under a hashed name. */
function publish(file: string, name: string, outDir: string, place: string): string {
  const hash = createHash("sha256").update(readFileSync(file)).digest("base64url").replace(/[-_]/g, "").slice(0, 10);
  const address = `${place}/${name}-${hash}${extname(file)}`;
  mkdirSync(join(outDir, place), { recursive: true });
  copyFileSync(file, join(outDir, address));
  return address;
}
