import { readFileSync } from "node:fs";
import { COLOR_ROLES, type ColorRole } from "@awning/domain/design/color-roles";
import { BASE_COLORS } from "@awning/domain/design/theme-tokens";
import { expect, test } from "vitest";
import { fromRoot } from "../lib/root.ts";
import { generatedFiles, readTokens, writtenSheets } from "./generated.ts";

const FILES = generatedFiles(await readTokens());

test("no sheet of a removed theme is left", () => {
  expect(writtenSheets().filter((path) => !(path in FILES))).toEqual([]);
});

test.each(Object.entries(FILES))("%s is as `npm run themes` writes it", (path, content) => {
  expect(readFileSync(fromRoot(path), "utf8")).toBe(content);
});

test("default colors match core.css", () => {
  const core = readFileSync(fromRoot("web/src/storefront/styles/core.css"), "utf8");
  const said = (role: ColorRole) => new RegExp(`^  --${role}: (.+);$`, "m").exec(core)?.[1];
  const roles = COLOR_ROLES.filter((role) => role in BASE_COLORS);
  expect(Object.fromEntries(roles.map((role) => [role, said(role)]))).toEqual(BASE_COLORS);
});
