import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { refuseUsername } from "@awning/domain/account/reserved-usernames";
import { bookingPaths } from "@awning/domain/booking/paths";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { admittingAppCheck, assetHeaders } from "../../tools/lib/asset-headers.ts";
import { admitEmulators, DEVELOPMENT_ROUTES } from "../../tools/lib/emulator-config.ts";
import { fromRoot } from "../../tools/lib/root.ts";
import { SHOTS } from "../../tools/pictures/shots.ts";

type Route = { path?: string; children?: Route[] };

// The routes themselves are wanted, not a browser to run them in.
vi.mock("react-router", () => ({ createBrowserRouter: (routes: Route[]) => routes }));
for (const file of ["root-layout", "errors/boundaries", "boot-screen"])
  vi.doMock(`../../web/src/app/${file}.tsx`, () => ({ RootLayout: null, PageBoundary: null, ScreenBoundary: null, BootScreen: null }));
const { PRERENDERED } = await import(fromRoot("web/src/app/prerender/pages.ts"));
const { isAnyOf } = await import(fromRoot("web/src/app/worker/addresses.ts"));
const { screenExpressions } = await import(fromRoot("web/screens.ts"));
// By a path that the compiler does not follow: the app's types are checked in its own room.
const { router } = await import(fromRoot("web/src/app/router.tsx"));

const rewriteSchema = z.object({
  source: z.optional(z.string()),
  regex: z.optional(z.string()),
  destination: z.optional(z.string()),
  function: z.optional(z.object({ functionId: z.string(), region: z.string(), pinTag: z.boolean() })),
});
const headerSchema = z.object({
  source: z.optional(z.string()),
  regex: z.optional(z.string()),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
});
const config = z
  .object({ hosting: z.object({ ignore: z.array(z.string()), rewrites: z.array(rewriteSchema), headers: z.array(headerSchema) }) })
  .parse(JSON.parse(readFileSync(fromRoot("firebase.json"), "utf8")));
const { rewrites, headers } = config.hosting;
const regexes = [...rewrites, ...headers].flatMap(({ regex }) => (regex ? [regex] : []));
const appRegexes = rewrites.flatMap(({ regex, destination }) => (regex && destination ? [new RegExp(regex)] : []));

const allRoutes = pathsOf(z.array(z.custom<Route>()).parse(router)).filter((path) => !path.endsWith("*"));
/** Without the earlier versions of legal texts, which are the same screens. */
const screens = allRoutes.filter((path) => !/\/\d{4}-\d\d-\d\d$/.test(path));
const development: string[] = [paths.emailPreview, paths.testAuth];
const routes = allRoutes.filter((path) => !development.includes(path));

/** The paths of routes; one whose last part may be missing is two. */
function pathsOf(list: readonly Route[]): string[] {
  const both = (path = "") => (path.endsWith("?") ? [path.replace(/[/][^/]*$/, ""), path.slice(0, -1)] : [path]);
  return list.flatMap(({ path, children = [] }) => [...(path ? both(path) : []), ...pathsOf(children)]);
}

/** Whether a path is one of the app, or of the pages that the build writes from it. */
const isApp = (path: string) => answerTo(path).endsWith(".html") && answerTo(path) !== "404.html";

/** What Hosting does with a path: a file of that name, else the first rewrite that matches. */
function answerTo(path: string): string {
  const page = PRERENDERED.find((one: { path: string }) => one.path === path);
  if (page) return `${page.path}.html`;
  for (const { source, regex, destination, function: target } of rewrites) {
    const isMatch = regex
      ? new RegExp(regex).test(path)
      : source === path || (source?.endsWith("/**") && path.startsWith(source.slice(0, -2)));
    if (isMatch) return destination ?? target?.functionId ?? "";
  }
  return "404.html";
}

function firstSegment(path: string): string {
  return path.split("/")[1] ?? "";
}

function allPaths(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [String(value("x"))];
  return value && typeof value === "object" ? Object.values(value).flatMap(allPaths) : [];
}

test("every rewrite and header expression is anchored and is one that RE2 knows", () => {
  expect(regexes.length).toBeGreaterThan(5);
  for (const regex of regexes) {
    expect(regex).toMatch(/^\^.*\$$/s);
    expect(regex).not.toMatch(/\(\?(?!:)|\\[1-9]|\\k</);
    expect(() => new RegExp(regex)).not.toThrow();
  }
});

test("every rewrite to a function names the region and pins the release", () => {
  const functions = rewrites.flatMap(({ function: target }) => (target ? [target] : []));
  expect(functions.map(({ functionId }) => functionId)).toEqual([
    "monitoring",
    "collect",
    "stripe",
    "page",
    "api",
    "api",
    "checkoutpage",
    "sharepicture",
    "page",
  ]);
  for (const target of functions) expect(target).toMatchObject({ region: "europe-west1", pinTag: true });
});

test("source maps are built beside the scripts, and never served", () => {
  expect(config.hosting.ignore).toContain("**/*.map");
});

test("the app has routes, and every one of them is rewritten to it", () => {
  expect(routes.length).toBeGreaterThan(15);
  const found = routes.map((route) => [route, isApp(route.replace(/:\w+/g, "x1"))]);
  expect(found.filter(([, isFound]) => !isFound)).toEqual([]);
  expect(answerTo(paths.dashboard)).toBe("/dashboard.html");
  expect(answerTo(paths.auth.login)).toBe("/app.html");
});

test("the worker answers the screens that Hosting answers with the dashboard, and nothing else", () => {
  const beside = [
    "/",
    "/kiln",
    "/kiln/shop",
    "/kiln/order/x1",
    "/pricing",
    "/auth/login",
    "/api/quote",
    "/sw.js",
    "/pages/x1/builder",
    "/ordersmith",
  ];
  for (const path of [...routes.map((route) => route.replace(/:\w+/g, "x1")), ...beside])
    expect([path, isAnyOf(screenExpressions(), path)]).toEqual([path, answerTo(path) === "/dashboard.html"]);
});

test("`npm run pictures` shows every route", () => {
  const shown = SHOTS.map(({ path }) => path.replace(/[?].*/, ""));
  const ownAddress = screens.filter((route) => !route.includes(":"));
  expect(ownAddress.filter((route) => !shown.includes(route))).toEqual([]);
});

test("the README's table of screens names every route, and no other", () => {
  const readme = readFileSync(fromRoot("README.md"), "utf8");
  const named = [...readme.slice(readme.indexOf("## What you see"), readme.indexOf("## Other commands")).matchAll(/`(\/[^`]*)`/g)].map(
    ([, path = ""]) => path,
  );
  const ours = named.filter((path) => !path.startsWith("/{username}"));
  expect(ours.toSorted()).toEqual(screens.map((path) => path.replace(/:(\w+)/g, "{$1}")).toSorted());
  const [username, id] = ["{username}", "{id}"];
  const decoded = (path: string) => decodeURIComponent(path);
  const publicOnes = [
    ...[sitePaths.home(username), sitePaths.shop(username), sitePaths.product(username, "{product}"), sitePaths.checkout(username)],
    ...[sitePaths.confirmation(username), sitePaths.findOrder(username), sitePaths.order(username, id)],
    ...[bookingPaths.list(username), bookingPaths.service(username, "{service}"), bookingPaths.reservation(username, id)],
    ...[ownPaths.chat(username), pagePaths.page(username, "{page}")],
  ].map(decoded);
  expect(named.filter((path) => path.startsWith("/{username}")).toSorted()).toEqual(publicOnes.toSorted());
});

test("every rewrite to the app leads to a route", () => {
  const known = routes.map((route) => route.replace(/:\w+/g, "x1"));
  for (const regex of appRegexes) expect([regex.source, known.some((path) => regex.test(path))]).toEqual([regex.source, true]);
  // Each word of each expression, so that a route that is gone is not left in one of them.
  const words = appRegexes.flatMap(({ source }) => [...source.matchAll(/[a-z]+(?:-[a-z]+)*/g)].map(([word]) => word));
  for (const word of words) expect([word, known.some((path) => path.split("/").includes(word))]).toEqual([word, true]);
});

test("addresses that are not built do not reach the app", () => {
  for (const path of ["/reservations/other", "/auth/other", "/dashboard/more", "/products/a/b", "/Dashboard"])
    expect([path, isApp(path)]).toEqual([path, false]);
  for (const path of development) expect(isApp(path)).toBe(false);
  for (const path of development) expect(path).toMatch(new RegExp(DEVELOPMENT_ROUTES));
});

test.each([
  ["/kiln", "page"],
  ["/Kiln/", "page"],
  ["/kiln/shop", "page"],
  ["/a-name-that-is-longer-than-thirty-signs", "page"],
  ["/kiln/checkout", "checkoutpage"],
  ["/kiln/order-confirmation", "checkoutpage"],
  ["/kiln/order/abc123", "checkoutpage"],
  ["/kiln/order", "checkoutpage"],
  ["/api/quote", "api"],
  ["/assets/gone-a1b2c3d4.js", "api"],
  ["/monitoring", "monitoring"],
  ["/monitoring/more", "page"],
  ["/crawlers.txt", "page"],
  ["/.well-known/security.txt", "page"],
  ["/contact", "/contact.html"],
  ["/sitemap.xml", "page"],
  ["/sitemap-own.xml", "page"],
  ["/sitemap-17.xml", "page"],
  ["/sitemap-0.xml", "404.html"],
  ["/sitemap.txt", "404.html"],
  ["/tally", "collect"],
  ["/kiln/share/a1B2-c3_D4e5.png", "sharepicture"],
  ["/kiln/share/bud-vase/a1B2-c3_D4e5.png", "sharepicture"],
  ["/kiln/about", "page"],
  ["/kiln/send", "checkoutpage"],
  ["/kiln/about/more", "404.html"],
  ["/kiln/shop/bud-vase", "page"],
  ["/Kiln/shop/Bud-Vase/", "page"],
  ["/kiln/shop/x/y", "404.html"],
  ["/-kiln", "404.html"],
])("%s is answered by %s", (path, target) => {
  expect(answerTo(path)).toBe(target);
});

test("no first segment of the app, of the domain's paths or of a rewrite can be a username", () => {
  const sources = rewrites.flatMap(({ source }) => (source ? [firstSegment(source)] : []));
  const segments = [
    ...allRoutes.map(firstSegment),
    ...allPaths(paths).map(firstSegment),
    ...appRegexes.flatMap(segmentsOf),
    ...sources,
  ].filter(Boolean);
  expect(segments.length).toBeGreaterThan(40);
  for (const segment of segments) expect([segment, refuseUsername(segment)]).toEqual([segment, { reason: "reserved" }]);
});

test("no file or folder that Hosting serves can be a username", () => {
  const folders = ["web/dist", "web/public"].filter((folder) => existsSync(fromRoot(folder)));
  const names = folders.flatMap((folder) => readdirSync(fromRoot(folder))).map((name) => name.replace(/\.html$/, ""));
  for (const name of names) expect([name, refuseUsername(name) !== null]).toEqual([name, true]);
});

test("the app's pages have one strict policy, and only the emulators' copy of it knows the emulators", () => {
  const policies = headers.flatMap((rule) =>
    rule.headers.filter(({ key }) => key === "Content-Security-Policy").map(({ value }) => ({ value, regex: rule.regex ?? "" })),
  );
  expect(policies).toHaveLength(1);
  const { value = "", regex = "" } = policies[0] ?? {};
  for (const route of routes) expect(route.replace(/:\w+/g, "x1")).toMatch(new RegExp(regex));
  for (const path of ["/kiln", "/kiln/shop", "/kiln/checkout", "/api/quote"]) expect(path).not.toMatch(new RegExp(regex));
  expect(value).toContain("default-src 'none'");
  expect(value).toContain("frame-ancestors 'none'");
  expect(/script-src ([^;]*)/.exec(value)?.[1]).not.toMatch(/unsafe|\*|data:/);
  expect(/connect-src ([^;]*)/.exec(value)?.[1]).not.toContain("*");
  expect(value).not.toContain("127.0.0.1");
  expect(admitEmulators(value)).toContain(
    "https://firebasestorage.googleapis.com http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:9199",
  );
});

test("only what is built may be kept for a year, name by name", () => {
  const folder = mkdtempSync(join(tmpdir(), "awning-assets-"));
  mkdirSync(join(folder, "assets", "marks"), { recursive: true });
  const names = [...Array.from({ length: 130 }, (_, at) => `part${at}-Ab_${at}.js`), "a+b-x(1).css", "face.woff2", "marks/shop-1.2.svg"];
  for (const name of [...names, "part1-Ab_1.js.map"]) writeFileSync(join(folder, "assets", name), "");
  const rules = assetHeaders(folder);
  rmSync(folder, { recursive: true });
  const isKept = (name: string) => rules.some(({ regex = "" }) => new RegExp(regex).test(`/assets/${name}`));
  expect(names.filter((name) => !isKept(name))).toEqual([]);
  for (const name of ["part131-Ab_131.js", "part1-Ab_1.js.map", "part1-Ab_1xjs", "", "none/part1-Ab_1.js"])
    expect([name, isKept(name)]).toEqual([name, false]);
  expect(JSON.stringify(headers)).not.toContain("immutable");
});

test("no page of ours is in the frame of another site; what Firebase serves for sign-ins does", () => {
  const framed = headers.find((rule) => rule.headers.some(({ value }) => value === "SAMEORIGIN"));
  for (const path of ["/", "/kiln", "/no/such/page", "/_", "/_a", "/404.html"]) expect(path).toMatch(new RegExp(framed?.regex ?? ""));
  expect("/__/auth/iframe").not.toMatch(new RegExp(framed?.regex ?? ""));
  expect(framed?.headers).toContainEqual({ key: "Strict-Transport-Security", value: "max-age=31536000" });
});

test("the app's policy is on the app's addresses alone: a page of no one under them brings its own", () => {
  const own = headers.find((rule) => rule.headers.some(({ key }) => key === "Content-Security-Policy"));
  const policy = new RegExp(own?.regex ?? "");
  const nowhere = ["nowhere", "login/more", "x1/builder", "x1/y1/z1"];
  const beside = [...new Set(routes.map(firstSegment))].filter(Boolean).flatMap((first) => nowhere.map((rest) => `/${first}/${rest}`));
  for (const path of [...beside, ...routes.map((route) => `${route.replace(/:\w+/g, "x1")}/more`)])
    expect([path, policy.test(path)]).toEqual([path, isApp(path)]);
});

function segmentsOf({ source }: RegExp): string[] {
  const [first = ""] = source.replace(/^\^\\?\//, "").split(/\\?\//);
  return first.match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
}

test("a release with App Check lets its hosts into the policy of the app, and changes nothing else", () => {
  const policyOf = (rules: typeof headers) =>
    rules.flatMap((rule) => rule.headers).find(({ key }) => key === "Content-Security-Policy")?.value ?? "";
  const admitting = admittingAppCheck(z.array(headerSchema).parse(headers));
  const policy = policyOf(z.array(headerSchema).parse(admitting));
  expect(policyOf(headers)).not.toContain("recaptcha");
  for (const part of [
    "script-src 'self' https://apis.google.com https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
    "frame-src 'self' https://*.firebaseapp.com https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;",
    "https://firebasestorage.googleapis.com https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/;",
  ])
    expect(policy).toContain(part);
  const others = (rules: typeof headers) => rules.map((rule) => rule.headers.filter(({ key }) => key !== "Content-Security-Policy"));
  expect(others(z.array(headerSchema).parse(admitting))).toEqual(others(headers));
});
