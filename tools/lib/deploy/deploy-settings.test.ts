import { expect, test } from "vitest";
import { parseDeploySettings } from "./deploy-settings.ts";

const parse = (text: string) => parseDeploySettings(text, ".env.shops");

test.each([
  ["", { pageAccount: "", scale: "hobby" }],
  ["SITE_URL=https://shops.example\nSCALE=\n", { pageAccount: "", scale: "hobby" }],
  ["SCALE=busy\nPAGE_ACCOUNT=awning-pages@", { pageAccount: "awning-pages@", scale: "busy" }],
  ["SCALE=hobby", { pageAccount: "", scale: "hobby" }],
])("%j is read", (text, settings) => {
  expect(parse(text)).toEqual(settings);
});

test.each([
  ["SCALE=huge", "SCALE in .env.shops is neither hobby nor busy."],
  ["SCALE=Busy", "SCALE in .env.shops is neither hobby nor busy."],
  ["PAGE_ACCOUNT=nobody", "PAGE_ACCOUNT in .env.shops is no service account, such as awning-pages@."],
])("%j is refused", (text, words) => {
  expect(() => parse(text)).toThrow(words);
});
