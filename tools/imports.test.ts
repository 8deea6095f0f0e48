import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkImports } from "./imports.ts";

let root = "";
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(files: Record<string, string>): string {
  root = mkdtempSync(join(tmpdir(), "awning-imports-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const clean = {
  "domain/src/order/order.ts": 'import * as z from "zod/mini";\nimport { money } from "../money/money.ts";\nexport const a = [z, money];',
  "domain/src/money/money.ts": "export const money = 1;",
  "web/src/data/orders.ts":
    'import { getDocs } from "firebase/firestore";\nimport { a } from "@awning/domain/order/order";\nexport const b = [getDocs, a];',
  "web/src/features/orders/order-list.tsx":
    'import type { b } from "#data/orders.ts";\nimport { Row } from "./row.tsx";\nexport const c = <Row />;',
  "web/src/features/orders/row.tsx": 'import { Button } from "#ui/button.tsx";\nexport const Row = () => <Button />;',
  "web/src/ui/buttons/button.tsx":
    'import "./button.css";\nimport { useId } from "react";\nexport const Button = () => <b id={useId()} />;',
  "web/src/ui/money.tsx": 'import { money } from "@awning/domain/money/money";\nexport const Money = () => <i>{money}</i>;',
  "web/src/ui/feedback/toast.ts": 'import { toFailure } from "#data/core/failures.ts";\nexport { toFailure };',
  "web/src/features/preview/preview.tsx": 'import { Home } from "#storefront/index.ts";\nexport { Home };',
  "web/src/storefront/index.ts":
    'import { a } from "@awning/domain/order/order";\nimport { useState } from "react";\nexport { a, useState };',
  "web/src/navigation/history-state.ts":
    'import { a } from "@awning/domain/order/order";\nimport * as z from "zod/mini";\nexport { a, z };',
  "web/src/storefront/islands/pages.ts": 'export { a } from "../../navigation/trail.ts";',
  "functions/src/entry/index.ts":
    'import { order } from "./orders/place-order.ts";\nimport { send } from "#mail/send.ts";\nexport { order, send };',
  "functions/src/orders/place-order.ts": 'import { read } from "#data/orders.ts";\nexport const order = read;',
  "functions/src/mail/send.ts": 'import { readFileSync } from "node:fs";\nexport const send = readFileSync;',
  "functions/src/data/order/orders.ts": 'import { getFirestore } from "firebase-admin/firestore";\nexport const read = getFirestore;',
  "functions/src/storefront/render/page.ts":
    'import { a } from "@awning/web/storefront";\nimport { request } from "node:https";\nexport { a, request };',
};

test("a tree that keeps the order of the rooms passes", async () => {
  expect(await checkImports(plant(clean))).toEqual({ files: 17, breaches: [] });
});

test.each([
  ["a feature importing a feature", "web/src/features/links/list.tsx", 'import { Row } from "#features/orders/row.tsx";\nexport { Row };'],
  ["a feature importing a feature by a relative path", "web/src/features/links/list.tsx", 'export * from "../orders/row.tsx";'],
  [
    "a feature importing only a type of a feature",
    "web/src/features/links/list.tsx",
    'import type { Row } from "#features/orders/row.tsx";\nexport type R = Row;',
  ],
  [
    "a feature loading a feature lazily",
    "web/src/features/links/list.tsx",
    'export const load = () => import("#features/orders/row.tsx");',
  ],
  ["ui importing domain", "web/src/ui/price.tsx", 'import { a } from "@awning/domain/order/order";\nexport { a };'],
  ["a feature reaching past the storefront’s door", "web/src/features/preview/x.tsx", 'export { a } from "#storefront/home/head.tsx";'],
  ["ui importing data", "web/src/ui/price.tsx", 'import { b } from "#data/orders.ts";\nexport { b };'],
  ["a form importing data", "web/src/form/use-form.ts", 'export { b } from "#data/orders.ts";'],
  ["ui importing a form", "web/src/ui/price.tsx", 'export { useForm } from "#form/use-form.ts";'],
  [
    "a web file outside data importing firebase",
    "web/src/features/orders/use-orders.ts",
    'import { onSnapshot } from "firebase/firestore";\nexport { onSnapshot };',
  ],
  ["a web file outside data importing reactfire", "web/src/app/providers.tsx", 'import { useUser } from "reactfire";\nexport { useUser };'],
  ["data importing a feature", "web/src/data/links.ts", 'import { Row } from "#features/orders/row.tsx";\nexport { Row };'],
  [
    "web importing functions",
    "web/src/data/links.ts",
    'import { read } from "../../../functions/src/data/order/orders.ts";\nexport { read };',
  ],
  [
    "the platform importing firebase-admin",
    "functions/src/platform/auth.ts",
    'import { getAuth } from "firebase-admin/auth";\nexport { getAuth };',
  ],
  ["the fast path importing a duty", "functions/src/fast-path/x.ts", 'import { send } from "#mail/send.ts";\nexport { send };'],
  ["a duty importing a duty", "functions/src/orders/act.ts", 'import { send } from "#mail/send.ts";\nexport { send };'],
  [
    "a duty importing firebase-admin",
    "functions/src/orders/act.ts",
    'import { getFirestore } from "firebase-admin/firestore";\nexport { getFirestore };',
  ],
  ["platform importing a duty", "functions/src/platform/log.ts", 'import { send } from "#mail/send.ts";\nexport { send };'],
  [
    "a duty other than storefront importing web",
    "functions/src/mail/shell.ts",
    'import { a } from "@awning/web/storefront";\nexport { a };',
  ],
  [
    "functions using the whole Firestore SDK for public pages",
    "functions/src/storefront/read.ts",
    'import { getDoc } from "firebase/firestore";\nexport { getDoc };',
  ],
  ["domain importing Node", "domain/src/values/hash.ts", 'import { createHash } from "node:crypto";\nexport { createHash };'],
  ["domain importing a package", "domain/src/values/hash.ts", 'import { doc } from "firebase/firestore";\nexport { doc };'],
  [
    "domain importing web",
    "domain/src/values/hash.ts",
    'import { Button } from "../../../web/src/ui/buttons/button.tsx";\nexport { Button };',
  ],
  ["a lower layer of domain importing an upper one", "domain/src/money/tax.ts", 'export { a } from "../order/order.ts";'],
  [
    "a lower layer of domain importing only a type of an upper one",
    "domain/src/money/tax.ts",
    'import type { a } from "../order/order.ts";\nexport type A = typeof a;',
  ],
  ["a folder of domain that is no noun", "domain/src/helpers/hash.ts", 'export { money } from "../money/money.ts";'],
  ["navigation importing views", "web/src/navigation/draw.ts", 'export { a } from "../storefront/index.ts";'],
  ["navigation importing React", "web/src/navigation/draw.ts", 'import { useState } from "react";\nexport { useState };'],
  ["navigation importing data", "web/src/navigation/draw.ts", 'export { b } from "#data/orders.ts";'],
  ["a feature importing navigation", "web/src/features/links/list.tsx", 'export { a } from "#navigation/trail.ts";'],
  ["storefront importing data", "web/src/storefront/live.ts", 'import { b } from "#data/orders.ts";\nexport { b };'],
  ["storefront importing a package", "web/src/storefront/live.ts", 'import { z } from "zod";\nexport { z };'],
  ["anything importing tests", "functions/src/mail/fake.ts", 'import { fake } from "../../../tests/support/fake.ts";\nexport { fake };'],
])("%s is found", async (_, path, text) => {
  const { breaches } = await checkImports(plant({ ...clean, [path]: text }));
  expect(breaches.map(({ from }) => from)).toEqual([path]);
});

test("files that import each other are found, through a third and by types alone", async () => {
  const circle = {
    "domain/src/order/state.ts": 'import type { Line } from "./line.ts";\nexport type State = Line;',
    "domain/src/order/line.ts": 'export type { Total as Line } from "./total.ts";',
    "domain/src/order/total.ts": 'import type { State } from "./state.ts";\nexport type Total = State | null;',
  };
  const { breaches } = await checkImports(plant({ ...clean, ...circle }));
  expect(breaches.map(({ from, specifier }) => [from, ...specifier.split(", ")].toSorted())).toEqual([Object.keys(circle).toSorted()]);
});

test("files of the tools that import each other are found too", async () => {
  const circle = {
    "tools/build.ts": 'import { web } from "./lib/build-web.ts";\nexport type Mode = "a";\nexport const build = web;',
    "tools/lib/build-web.ts": 'import type { Mode } from "../build.ts";\nexport const web = (mode: Mode) => mode;',
  };
  const { breaches } = await checkImports(plant({ ...clean, ...circle }));
  expect(breaches.map(({ from, specifier }) => [from, specifier].toSorted())).toEqual([Object.keys(circle).toSorted()]);
});

test("imports in comments and texts are none", async () => {
  const text = '// import { Row } from "#features/orders/row.tsx";\nexport const help = \'import x from "firebase/app"\';';
  expect((await checkImports(plant({ ...clean, "web/src/features/links/list.ts": text }))).breaches).toEqual([]);
});

test.each([
  ["a folder of 26 files", Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`domain/src/money/m${at}.ts`, "export {};\n"]))],
  ["a file of 301 lines", { "domain/src/money/long.ts": "export {};\n".repeat(301) }],
  [
    "a tree of snippets",
    Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`domain/src/money/m${at % 5}/m${at}.ts`, "export {};\n".repeat(10)])),
  ],
])("%s is too large or too small to read", async (_, files: Record<string, string>) => {
  expect((await checkImports(plant(files))).breaches).toHaveLength(1);
});
