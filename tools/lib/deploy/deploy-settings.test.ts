import { expect, test } from "vitest";
import { parseDeploySettings } from "./deploy-settings.ts";

const parse = (text: string) => parseDeploySettings(text, ".env.shops");

test.each([
  ["", { pageAccount: "", scale: "hobby", mailsPerSecond: 4 }],
  ["SITE_URL=https://shops.example\nSCALE=\n", { pageAccount: "", scale: "hobby", mailsPerSecond: 4 }],
  ["SCALE=busy\nPAGE_ACCOUNT=awning-pages@", { pageAccount: "awning-pages@", scale: "busy", mailsPerSecond: 4 }],
  ["SCALE=hobby\nMAILS_PER_SECOND=0.5", { pageAccount: "", scale: "hobby", mailsPerSecond: 0.5 }],
])("%j is read", (text, settings) => {
  expect(parse(text)).toEqual(settings);
});

test.each([
  ["SCALE=huge", "SCALE in .env.shops is neither hobby nor busy."],
  ["SCALE=Busy", "SCALE in .env.shops is neither hobby nor busy."],
  ["MAILS_PER_SECOND=many", "MAILS_PER_SECOND in .env.shops is no number from 0.1 to 500."],
  ["MAILS_PER_SECOND=0", "MAILS_PER_SECOND in .env.shops is no number from 0.1 to 500."],
  ["PAGE_ACCOUNT=nobody", "PAGE_ACCOUNT in .env.shops is no service account, such as awning-pages@."],
])("%j is refused", (text, words) => {
  expect(() => parse(text)).toThrow(words);
});
