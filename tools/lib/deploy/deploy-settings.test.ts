import { expect, test } from "vitest";
import { parseDeploySettings } from "./deploy-settings.ts";

const parse = (text: string) => parseDeploySettings(text, ".env.shops");
const DEFAULT = {
  region: "europe-west1",
  accounts: { pages: "", counts: "", service: "" },
  scale: "hobby",
  isFrugal: false,
  mailsPerSecond: 4,
};

test.each([
  ["", {}],
  ["SITE_URL=https://shops.example\nSCALE=\nREGION=", {}],
  ["SCALE=busy\nPAGE_ACCOUNT=awning-pages@", { accounts: { ...DEFAULT.accounts, pages: "awning-pages@" }, scale: "busy" }],
  ["FRUGAL=on", { isFrugal: true }],
  ["SCALE=hobby\nMAILS_PER_SECOND=0.5\nREGION=us-east4", { mailsPerSecond: 0.5, region: "us-east4" }],
])("%j is read", (text, settings) => {
  expect(parse(text)).toEqual({ ...DEFAULT, ...settings });
});

test.each([
  ["SCALE=huge", "SCALE in .env.shops is neither hobby nor busy."],
  ["FRUGAL=yes", "FRUGAL in .env.shops is neither on nor off."],
  ["SCALE=Busy", "SCALE in .env.shops is neither hobby nor busy."],
  ["MAILS_PER_SECOND=many", "MAILS_PER_SECOND in .env.shops is no number from 0.1 to 500."],
  ["MAILS_PER_SECOND=0", "MAILS_PER_SECOND in .env.shops is no number from 0.1 to 500."],
  ["REGION=eur3", "REGION in .env.shops is no region, such as europe-west1."],
  ["SERVICE_ACCOUNT=nobody", "SERVICE_ACCOUNT in .env.shops is no service account, such as awning-pages@."],
  ["PAGE_ACCOUNT=nobody", "PAGE_ACCOUNT in .env.shops is no service account, such as awning-pages@."],
])("%j is refused", (text, words) => {
  expect(() => parse(text)).toThrow(words);
});
