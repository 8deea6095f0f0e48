import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Splitting = Exclude<NonNullable<Rolldown.OutputOptions["codeSplitting"]>, boolean>;
type Group = NonNullable<Splitting["groups"]>[number];
type Context = Parameters<Exclude<Group["name"], string>>[1];

/** Fails when the file was moved: without it, its group would silently be empty. */
function source(path: string): string {
  const file = fileURLToPath(new URL(`./src/${path}`, import.meta.url));
  if (!existsSync(file)) throw new Error(`chunks.ts names ${path}, which does not exist`);
  return file;
}
const LAYOUT = source("app/private-layout.tsx");
const DASHBOARD = source("routes/dashboard.tsx");
const LOGIN = source("routes/auth-login.tsx");
const DATABASE = /\/node_modules\/@firebase\/(?:firestore|webchannel-wrapper)\//;
/** Comes with single acts, and outweighs many screens. */
const HEAVY = /\/node_modules\/(?:prosemirror|@dnd-kit|@firebase\/storage|lib-address|any-ascii)|\/(?:storefront|ui\/sortable)\//;
/** In no build that is deployed. */
const DEVELOPMENT = [source("features/mail/email-preview-screen.tsx"), source("features/account/auth/sign-in-state.tsx")];
/** Screens that are often opened one after another. */
const FAMILIES = Object.entries({
  orders: /\/features\/order\/[a-z]+\/[a-z-]+-screen\.tsx$/,
  catalog: /\/routes\/product\.tsx$|\/features\/(?:product|collection|discount)\/(?:list\/)?[a-z]+-screen\.tsx$/,
  booking: /\/features\/booking\/(?:[a-z]+\/)?[a-z]+-screen\.tsx$/,
  people: /\/features\/(?:chat|contact|analytics)\/[a-z]+-screen\.tsx$/,
  auth: /\/routes\/auth-[a-z-]+\.tsx$/,
  settings: /\/routes\/(?:settings|information)\.tsx$/,
  site: /\/routes\/(?:home|pricing|contact|terms|privacy|cookies|signup-success)\.tsx$/,
});
/** What the first screen fetches once it knows what to show: parts of the day, and the page as visitors see it. */
const DAY = ["today/setup-list.tsx", "today/day-strip.tsx", "today/need-row.tsx", "today/latest-orders.tsx", "booking/next-list.tsx"].map(
  (part) => source(`features/${part}`),
);
const PREVIEW = source("features/site/preview/own-page.tsx");
/** Drawn by the server alone: the app, which takes the views of public pages from one index, never shows it. */
export const SERVERS = /\/storefront\/contact\/site-contact\.tsx$/;
/** What every country's addresses are: large, and the same for whatever reads one. */
const ADDRESSES = /\/domain\/src\/(?:values\/address-(?:country|lines)|order\/fulfilment\/former-states)\.ts$/;
/** The largest screen by far: it fetches nothing of what other screens share that it does not need. */
const BUILDER = source("routes/builder.tsx");
/** What as many private screens share comes with all of them. */
const MANY = 3;

/**
 * Puts each module of the app into a file by the screens that need it. Left alone, every set of screens that shares something gets a file of
 * its own: more than two hundred, most of them smaller than their headers.
 *
 * From what every page needs to what one does: `shell` (all), `shared` (public screens and the dashboard), `firestore`, `frame` (the
 * dashboard up to its first screen), `today` (that screen), `day` and `preview` (what that screen fetches next), `screens` (many private
 * screens and the block editor), `lists` (many private screens), one for each family of screens. What a module imports is needed wherever the module is, so no file needs one that comes after it.
 */
export function chunkGroup(): Group {
  let names: Map<string, string> | null = null;
  return {
    debugName: "screens that need it",
    name: (id, context) => {
      names ??= nameAll(context);
      return id.endsWith("rolldown/runtime.js") ? "shell" : (names.get(id) ?? null);
    },
  };
}

/** The file of each module that several screens need. */
function nameAll(context: Context): Map<string, string> {
  const closureOf = walker(context);
  const later = (path: string) => [...(context.getModuleInfo(source(path))?.dynamicallyImportedIds ?? [])];
  const closures = (ids: readonly string[]) => new Map(ids.map((id) => [id, closureOf([id])]));
  const publicScreens = closures(later("app/routes.tsx").filter((id) => id !== LAYOUT && !DEVELOPMENT.includes(id)));
  const privateScreens = closures(later("app/private-routes.ts"));
  const screens = [...publicScreens.keys(), ...privateScreens.keys()];
  const empty = FAMILIES.filter(([, pattern]) => !screens.some((screen) => pattern.test(screen))).map(([name]) => name);
  if (empty.length > 0) throw new Error(`chunks.ts finds no screens for ${empty.join(", ")}: were they moved?`);
  const shell = closureOf([source("../index.html"), source("main.tsx")]);
  const frame = closureOf([LAYOUT]);
  const first = closureOf([LAYOUT, DASHBOARD]);
  // Those who log in have no use for what mailed links lead to.
  const login = closureOf([LOGIN]);
  const builder = closureOf([BUILDER]);
  const [day, preview] = [closureOf(DAY), closureOf([PREVIEW])];
  const needing = (id: string, screens: typeof publicScreens) => [...screens.keys()].filter((screen) => screens.get(screen)?.has(id));
  const isHeavy = (id: string) => [...closureOf([id])].some((one) => HEAVY.test(one));

  const nameOf = (id: string): string | null => {
    if (shell.has(id)) return "shell";
    if (DATABASE.test(id)) return "firestore";
    const [open, closed] = [needing(id, publicScreens), needing(id, privateScreens)];
    if (first.has(id)) {
      if (open.length > 0) return "shared";
      return frame.has(id) || closed.length > 1 ? "frame" : "today";
    }
    if (ADDRESSES.test(id)) return "addresses";
    if (open.length > 0 && preview.has(id) && !isHeavy(id)) return "shared";
    if (open.length === 0 && preview.has(id) && (id.includes("/storefront/") || closed.length < MANY)) return "preview";
    if (open.length === 0 && (day.has(id) || preview.has(id)) && !isHeavy(id)) return "day";
    const all = [...open, ...closed];
    if (all.length < 2) return null;
    const family = FAMILIES.find(([, screens]) => all.every((screen) => screens.test(screen)));
    if (family) return family[0] === "auth" && !login.has(id) ? "codes" : family[0];
    if (open.length > 0 || closed.length < MANY || isHeavy(id)) return null;
    return builder.has(id) ? "screens" : "lists";
  };

  const all = new Set(
    [shell, first, day, preview, ...publicScreens.values(), ...privateScreens.values()].flatMap((modules) => [...modules]),
  );
  return new Map([...all].flatMap((id) => [[id, nameOf(id)] as const]).filter((one): one is [string, string] => one[1] !== null));
}

/** Everything that comes with some modules, whether any of it is left in the end or not. */
function walker(context: Context): (ids: readonly string[]) => Set<string> {
  const known = new Map<string, readonly string[]>();
  const importsOf = (id: string) => {
    let found = known.get(id);
    if (!found) {
      const module = context.getModuleInfo(id);
      found = (module?.importedIds ?? []).flatMap((one) => (one.includes(ICONS) ? iconsIn(module?.code ?? "", one) : [one]));
      known.set(id, found);
    }
    return found;
  };
  return (ids) => {
    const seen = new Set<string>();
    const waiting = [...ids];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id) || SERVERS.test(id)) continue;
      seen.add(id);
      waiting.push(...importsOf(id));
    }
    return seen;
  };
}

const ICONS = "/lucide-react/dist/esm/lucide-react.";
const iconFiles = new Map<string, string>();

/** The files of the icons that a module names: who imports one from the package is not in need of all of them. */
function iconsIn(code: string, index: string): string[] {
  if (iconFiles.size === 0)
    for (const [, list = "", file = ""] of readFileSync(index, "utf8").matchAll(/export \{([^}]*)\} from ["']([^"']+)["']/g))
      for (const [, name = ""] of list.matchAll(/(\w+)\s*(?:,|$)/g)) iconFiles.set(name, fileURLToPath(new URL(file, `file://${index}`)));
  const imports = code.matchAll(/import \{([^}]*)\} from ["']lucide-react["']/g);
  return [...imports].flatMap(([, list = ""]) => list.split(",").flatMap((one) => iconFiles.get(one.trim().split(" as ")[0] ?? "") ?? []));
}
