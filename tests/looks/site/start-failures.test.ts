import { paths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { PHONE } from "../../support/shop.ts";
import { lookAt } from "../support/look-at.ts";
import { stage } from "../support/stage.ts";

const ENTRY = /\/assets\/index-[\w-]+\.js/;

test("what is there when the app does not arrive has nothing that axe finds, in light and dark, and fits", async () => {
  const page = await stage.person({ ...PHONE, reducedMotion: "reduce" });
  await page.route(ENTRY, (route) => route.abort());
  await page.goto(paths.dashboard);
  await page.getByRole("heading", { level: 1, name: "Awning couldn’t load." }).waitFor();
  expect(await lookAt(page, { widths: [390, 1440] })).toEqual([]);
});
