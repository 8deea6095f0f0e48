import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { breaches, FORBIDDEN } from "../../tools/lib/budgets/forbidden.ts";
import { BYTES, REQUESTS } from "../../tools/lib/budgets/limits.ts";
import { closureOf, type Part, weightOf } from "../../tools/lib/budgets/parts.ts";
import { overweight, weightTable } from "../../tools/lib/budgets/weight-table.ts";
import { buildForProduction, type ProductionBuild } from "../support/production-build.ts";

let built: ProductionBuild;
beforeAll(async () => {
  built = await buildForProduction();
}, 240_000);
afterAll(() => built.remove());

const DATABASE = "@firebase/firestore";
const entry = (...names: string[]) => closureOf(built.app, "index.html", ...names);
const site = (...names: string[]) => closureOf(built.storefront, ...names);
const holds = (part: Part, name: string) => Object.keys(part.modules).some((module) => module.includes(`node_modules/${name}/`));

/** Each entry of the build: the files that come with it. */
const ENTRIES = {
  script: () => site("script/public.ts"),
  basket: () => site("islands/basket-drawer.tsx"),
  pages: () => site("islands/pages.ts"),
  ownScript: () => site("script/private.ts"),
  checkout: () => site("script/private.ts", "script/checkout.ts"),
  open: () => site("islands/open.ts"),
  order: () => site("entry:follow-order"),
  shell: () => entry(),
  signIn: () => entry("routes/auth-login.tsx"),
  frame: () => entry("app/private-layout.tsx"),
  firstScreen: () => entry("app/private-layout.tsx", "routes/dashboard.tsx"),
  builder: () => entry("app/private-layout.tsx", "routes/builder.tsx"),
  pageFunction: () => closureOf(built.functions, "functions/src/entry/page.ts"),
} satisfies Record<string, () => Part[]>;

describe("bytes", () => {
  test.each([
    ["the script of a public page before anybody touches it", "script", BYTES.script],
    ["the script of a checkout before anybody touches it", "ownScript", BYTES.script],
    ["what knows the chunks that open", "open", BYTES.open],
    ["React and the basket", "basket", BYTES.firstIsland],
    ["React and what draws the next page", "pages", BYTES.pages],
    ["every script of the checkout", "checkout", BYTES.checkout],
    ["the shell of the dashboard", "shell", BYTES.shell],
    ["the page where owners sign in", "signIn", BYTES.signIn],
    ["the dashboard up to its first screen", "firstScreen", BYTES.firstScreen],
  ] as const)("%s", (name, which, limit) => {
    const parts = ENTRIES[which]();
    if (process.env.WEIGHTS) console.info(name, weightOf(parts));
    expect(overweight(name, parts, limit)).toBeNull();
  });

  test("the frame of the dashboard without the database", () => {
    const parts = ENTRIES.frame().filter((part) => !holds(part, DATABASE));
    expect(parts.length).toBe(ENTRIES.frame().length - 1);
    if (process.env.WEIGHTS) console.info("frame", weightOf(parts));
    expect(overweight("The frame of the dashboard", parts, BYTES.frame)).toBeNull();
  });

  test("the block editor beyond the frame and the public pages, and the editor of rich text beyond that", () => {
    const apart = (parts: Part[], ...others: Part[][]) => parts.filter(({ file }) => !others.flat().some((one) => one.file === file));
    const editor = apart(ENTRIES.builder(), ENTRIES.firstScreen(), entry("features/site/preview/own-page.tsx"));
    const text = apart(entry("rich-text/rich-field.tsx"), ENTRIES.builder());
    if (process.env.WEIGHTS) console.info("block editor", weightOf(editor), "rich text", weightOf(text));
    expect(overweight("The block editor", editor, BYTES.builder)).toBeNull();
    expect(overweight("The editor of rich text", text, BYTES.richText)).toBeNull();
  });

  test("the editor of rich text comes to a product after its screen, and is no heavier there", () => {
    const screen = entry("app/private-layout.tsx", "routes/product.tsx");
    expect(screen.some((part) => holds(part, "prosemirror-view"))).toBe(false);
    const text = entry("rich-text/rich-input.tsx").filter(({ file }) => !screen.some((one) => one.file === file));
    if (process.env.WEIGHTS) console.info("rich text of a product", weightOf(text), "its screen", weightOf(screen));
    expect(overweight("The editor of rich text", text, BYTES.richText)).toBeNull();
  });

  test("the page function with its packages", () => {
    const parts = ENTRIES.pageFunction();
    const onDisk = parts.reduce((sum, { file }) => sum + statSync(join(built.functionsOut, file)).size, 0);
    if (process.env.WEIGHTS) console.info("page function", onDisk);
    expect(onDisk, weightTable(parts)).toBeLessThanOrEqual(BYTES.pageFunction);
  });
});

describe("requests", () => {
  test.each([
    ["basket", REQUESTS.firstIsland],
    ["firstScreen", REQUESTS.firstScreen],
  ] as const)("%s", (which, limit) => {
    expect(ENTRIES[which]().map(({ file }) => file).length).toBeLessThanOrEqual(limit);
  });

  test.each(["script", "ownScript"] as const)("the inline %s brings no other file with it", (which) => {
    expect(ENTRIES[which]()).toHaveLength(1);
    expect(ENTRIES[which]()[0]?.outside).toEqual([]);
  });
});

describe("forbidden imports", () => {
  test.each(Object.entries(FORBIDDEN))("%s carries nothing that it must not", (name, bans) => {
    const parts = ENTRIES[name as keyof typeof FORBIDDEN]();
    expect(breaches(parts, bans)).toEqual([]);
  });

  test("the checks look at what they should: each entry carries what it is made for", () => {
    const all = Object.entries(ENTRIES).map(([name, parts]) => [name, parts()] as const);
    const carries = (name: string) => all.filter(([, parts]) => parts.some((part) => holds(part, name))).map(([one]) => one);
    expect(carries("react-dom")).toEqual(expect.arrayContaining(["basket", "pages", "order", "shell"]));
    expect(carries("firebase-functions")).toContain("pageFunction");
    expect(carries(DATABASE)).toEqual(expect.arrayContaining(["order", "frame"]));
    expect(carries("react-router")).toEqual(["shell", "signIn", "frame", "firstScreen", "builder"]);
    // What a deployed function finds beside itself is looked at by name.
    expect(built.functions.flatMap(({ outside }) => outside)).toEqual(expect.arrayContaining(["firebase-admin/firestore"]));
  });
});
