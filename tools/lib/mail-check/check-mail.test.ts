import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { checkMail } from "./check-mail.ts";
import { type Dns, tagsOf } from "./dns.ts";

const keyOf = (bits: number) =>
  generateKeyPairSync("rsa", { modulusLength: bits }).publicKey.export({ format: "der", type: "spki" }).toString("base64");
const KEY = keyOf(2048);
const GOOD: Record<string, string[]> = {
  "shops.example": ["google-site-verification=x", "v=spf1 include:_spf.mail.example -all"],
  "_spf.mail.example": ["v=spf1 ip4:192.0.2.0/24 a mx ~all"],
  "s1._domainkey.shops.example": [`v=DKIM1; k=rsa; p=${KEY}`],
  "_dmarc.shops.example": ["v=DMARC1; p=quarantine; rua=mailto:me@shops.example"],
};

/** @returns what is wrong with the sender's DNS, where `records` are others than the good ones */
async function faults(
  records: Record<string, string[]>,
  { selectors = [] as string[], mx = ["mx.shops.example"], from = "hello@shops.example" } = {},
) {
  const all = { ...GOOD, ...records };
  const dns: Dns = { txt: async (name) => all[name] ?? [], mx: async () => mx };
  return (await checkMail(dns, from, selectors)).filter(({ isGood }) => !isGood).map(({ what, todo }) => `${what}: ${todo}`);
}

const spf = (record: string) => ({ "shops.example": [record] });
const dmarc = (record: string) => ({ "_dmarc.shops.example": [record] });
const dkim = (...records: string[]) => ({ "s1._domainkey.shops.example": records });
const chain = (length: number) =>
  Object.fromEntries(
    Array.from({ length }, (_, at) => [
      at === 0 ? "shops.example" : `${at}.example`,
      [at === length - 1 ? "v=spf1 -all" : `v=spf1 include:${at + 1}.example -all`],
    ]),
  );

test.each<[string, Record<string, string[]>]>([
  ["as they should be", {}],
  ["that are softer", spf("v=spf1 ip4:192.0.2.1 ~all")],
  ["that are elsewhere", { ...spf("v=spf1 redirect=_spf.mail.example") }],
  ["that ask ten times", chain(11)],
  ["with a key of another kind", dkim("v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=")],
])("records %s are good", async (_, records) => {
  expect(await faults(records)).toEqual([]);
});

test.each<[string, Record<string, string[]>, RegExp]>([
  ["no SPF", { "shops.example": ["spf is great"] }, /Publish TXT shops\.example/],
  ["two SPF records", { "shops.example": ["v=spf1 -all", "V=SPF1 ~all"] }, /There are 2 SPF records/],
  ["SPF that asks eleven times", chain(12), /\(11\): Receivers give up/],
  ["SPF whose include is gone", spf("v=spf1 include:gone.example -all"), /gone\.example has no SPF record/],
  ["SPF for everybody", spf("v=spf1 +all"), /lets everybody send/],
  ["SPF for everybody by default", spf("v=spf1 a all"), /lets everybody send/],
  ["SPF without an end", spf("v=spf1 ip4:192.0.2.1"), /End it with -all/],
  ["SPF that does not say", spf("v=spf1 ?all"), /End it with -all/],
  ["no key", dkim(), /No key has a usual name/],
  ["a revoked key", dkim("v=DKIM1; p="), /revoked/],
  ["a short key", dkim(`v=DKIM1; p=${keyOf(512)}`), /512 bits/],
  ["half a key", dkim(`v=DKIM1; p=${KEY.slice(0, 200)}`), /cut off/],
  ["no DMARC", { "_dmarc.shops.example": [] }, /Publish TXT _dmarc/],
  ["two policies", { "_dmarc.shops.example": ["v=DMARC1; p=reject", "v=DMARC1; p=none"] }, /There are 2 records/],
  ["a policy that only watches", dmarc("v=DMARC1; p=none; rua=mailto:a@b.example"), /p=none, which only watches/],
  ["a policy for some", dmarc("v=DMARC1; p=reject; pct=20; rua=mailto:a@b.example"), /pct=20/],
  ["a policy that is none", dmarc("v=DMARC1; rua=mailto:a@b.example"), /no policy that receivers know/],
  ["nobody who is told", dmarc("v=DMARC1; p=reject"), /Add rua/],
])("%s is told, and that alone", async (_, records, words) => {
  expect(await faults(records)).toEqual([expect.stringMatching(words)]);
});

test("a loop of includes ends", async () => {
  expect(await faults({ ...spf("v=spf1 include:a.example -all"), "a.example": ["v=spf1 include:shops.example -all"] })).toEqual([]);
});

test("a key that the user names is the one that is looked for", async () => {
  expect(await faults({}, { selectors: ["s1"] })).toEqual([]);
  expect(await faults({}, { selectors: ["own"] })).toEqual([expect.stringMatching(/no key at own\._domainkey\.shops\.example/)]);
});

test("a subdomain without a policy has that of the domain above, its own part of it", async () => {
  const from = "hello@mail.shops.example";
  const records = { "mail.shops.example": ["v=spf1 -all"], "s1._domainkey.mail.shops.example": [`p=${KEY}`] };
  expect(await faults(records, { from })).toEqual([]);
  const above = dmarc("v=DMARC1; p=reject; sp=none; rua=mailto:a@b.example");
  expect(await faults({ ...records, ...above }, { from })).toEqual([expect.stringMatching(/only watches/)]);
});

test("a sender that nobody can answer to is told", async () => {
  expect(await faults({}, { mx: [] })).toEqual([expect.stringMatching(/no MX record/)]);
  expect(await faults({}, { mx: [""] })).toEqual([expect.stringMatching(/no MX record/)]);
});

test("tags are read whatever their spaces", () => {
  expect([...tagsOf("v=DKIM1;k = rsa ; p=a b= ;")]).toEqual([
    ["v", "DKIM1"],
    ["k", "rsa"],
    ["p", "ab="],
    ["", ""],
  ]);
});
