import { expect, test } from "vitest";
import { forceScheme } from "./force-scheme.ts";

const mail = "<html><head><style>a{}@media (prefers-color-scheme:dark){b{}}</style></head></html>";

test("applies dark rules always in dark and never in light", () => {
  expect(forceScheme(mail, "dark")).toContain("@media all{b{}}");
  expect(forceScheme(mail, "light")).toContain("@media not all{b{}}");
  expect(forceScheme(mail, "light")).not.toContain("prefers-color-scheme");
});

test("opens links of a shown mail outside the iframe", () => {
  expect(forceScheme(mail, "light")).toContain('<base target="_blank"/>');
});
