import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changedSince, unitTestsOf } from "./changed-units.ts";

let root = "";
const files = {
  "domain/src/order/line.ts": "export type Line = 1;",
  "domain/src/order/order.ts": 'import type { Line } from "./line.ts";\nexport type Order = Line;',
  "domain/src/order/order.test.ts": 'import type { Order } from "./order.ts";\nexport type T = Order;',
  "functions/src/order/place.ts": 'import type { Order } from "@awning/domain/order/order";\nexport type P = Order;',
  "functions/src/order/place.test.ts": 'import type { P } from "#order/place.ts";\nexport type T = P;',
  "web/src/ui/button.css": "b{}",
  "web/src/ui/button.tsx": 'import "./button.css";\nexport const B = 1;',
  "web/src/ui/button.test.tsx": 'import { B } from "./button.tsx";\nexport const T = B;',
  "tests/unit/docs.test.ts": 'import { readFileSync } from "node:fs";\nexport const T = readFileSync("README.md");',
  "tests/journeys/order/order.test.ts": 'import type { Order } from "@awning/domain/order/order";\nexport type T = Order;',
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "awning-changed-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const DOCS = "tests/unit/docs.test.ts";

test.each([
  [
    "a type, through other workspaces",
    "domain/src/order/line.ts",
    ["domain/src/order/order.test.ts", "functions/src/order/place.test.ts", DOCS],
  ],
  ["styles", "web/src/ui/button.css", ["web/src/ui/button.test.tsx", DOCS]],
  ["a test", "functions/src/order/place.test.ts", ["functions/src/order/place.test.ts", DOCS]],
  ["a journey", "tests/journeys/order/order.test.ts", [DOCS]],
  ["a text", "README.md", [DOCS]],
])("a change of %s runs the tests it can break, and those that read files", async (_, changed, expected) => {
  expect((await unitTestsOf([changed], root))?.toSorted()).toEqual(expected.toSorted());
});

test.each(["package-lock.json", "web/package.json", "vitest.config.ts", "functions/tsconfig.json"])(
  "a change of %s runs all tests",
  async (changed) => {
    expect(await unitTestsOf([changed], root)).toBeNull();
  },
);

test("without a base to compare, everything counts as changed", async () => {
  expect(await changedSince(["no-such-branch"])).toBeNull();
});
