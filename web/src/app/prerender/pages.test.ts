import { readFileSync } from "node:fs";
import { paths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { PRERENDERED, prerenderedPages } from "./pages.ts";

test("writes each earlier version of a legal text into its own file, excluded from search and under the app’s CSP", () => {
  const pages = prerenderedPages({ [paths.terms]: ["2027-03-01", "2026-11-01"], [paths.privacy]: ["2026-11-01"] });
  const added = pages.filter(({ path }) => !PRERENDERED.some((one) => one.path === path));
  expect(added).toEqual([{ ...PRERENDERED.find(({ path }) => path === paths.terms), path: "/terms/2026-11-01", isHidden: true }]);
  const { hosting } = JSON.parse(readFileSync(new URL("../../../../firebase.json", import.meta.url), "utf8"));
  const policies = hosting.headers.filter(({ headers }: { headers: { key: string }[] }) =>
    headers.some(({ key }) => key === "Content-Security-Policy"),
  );
  const isCovered = (path: string) => policies.some(({ regex }: { regex: string }) => new RegExp(regex).test(path));
  expect(pages.filter(({ path }) => !isCovered(path))).toEqual([]);
});
