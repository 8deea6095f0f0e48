import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const [ours = "", forced = ""] = readFileSync(new URL("tokens.css", import.meta.url), "utf8").split("@media (forced-colors: active)");
const namesIn = (text: string, value: RegExp) =>
  [...text.matchAll(/--([\w-]+): ([^;]+);/g)].filter(([, , is = ""]) => value.test(is)).map(([, name]) => name);

it("has one of the device’s colors for each of ours but the stripes, for when the device forces its own", () => {
  const colors = namesIn(ours, /^light-dark\(/).filter((name) => !name?.startsWith("stripe"));
  expect(colors.length).toBeGreaterThan(20);
  expect(namesIn(forced, /^(Canvas|CanvasText|Highlight|HighlightText)$/).sort()).toEqual(colors.sort());
});
