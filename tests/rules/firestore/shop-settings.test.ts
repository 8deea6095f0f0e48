import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, setDoc } from "firebase/firestore";
import { expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aSeller, put, seedSite, shopSettings } from "../support/documents.ts";

test("the first order fixes the currency, and nothing else", async () => {
  const siteId = newUid();
  await seedSite(siteId);
  const { firestore } = clientOf({ uid: siteId });
  const settings = doc(firestore, documents.shopSettings(siteId));
  const save = (changes: Record<string, unknown>) => outcome(setDoc(settings, shopSettings(changes)));
  expect(await save({ currency: "CHF" })).toBe("allowed");
  await put(documents.orderCounter(siteId), { next: 2 });
  expect(await save({ currency: "CHF", buyerCancelMinutes: 0 })).toBe("allowed");
  expect(await save({ currency: "JPY" })).toBe("denied");
});

test.each(["http://pay.example.test/", "https://name@pay.example.test/", "https://", "//pay.example.test", "\\\\pay.example.test"])(
  "buyers are never sent to %s to pay",
  async (url) => {
    const siteId = newUid();
    await seedSite(siteId);
    const settings = doc(clientOf({ uid: siteId }).firestore, documents.shopSettings(siteId));
    expect(await outcome(setDoc(settings, shopSettings({ payLink: { enabled: true, instructions: "", url } })))).toBe("denied");
  },
);

test.each([
  ["", "allowed"],
  ["a@b.ee", "allowed"],
  ...["a", "a@b c", "A@b.ee", "a@b.ee\n", `${"a".repeat(300)}@b.ee`, 7, null, ["a@b.ee"]].map((email): [unknown, string] => [
    email,
    "denied",
  ]),
])("invoices tell buyers to write to %j: %s", async (email, expected) => {
  const siteId = newUid();
  await seedSite(siteId);
  const seller = doc(clientOf({ uid: siteId }).firestore, documents.sellerSettings(siteId));
  expect(await outcome(setDoc(seller, aSeller({ email })))).toBe(expected);
});

const ACCOUNT = { holder: "Kiln", iban: "DE89370400440532013000", bic: "" };

test.each([
  [ACCOUNT, "allowed"],
  [{ ...ACCOUNT, iban: "", bic: "MARKDEF1" }, "allowed"],
  [{ ...ACCOUNT, iban: "de89 3704 0044" }, "denied"],
  [{ ...ACCOUNT, bic: "<script>" }, "denied"],
  [{ ...ACCOUNT, holder: "x".repeat(71) }, "denied"],
  [{ ...ACCOUNT, note: "more" }, "denied"],
  [{ holder: "Kiln" }, "denied"],
  ["DE89370400440532013000", "denied"],
])("buyers are told to transfer to %j: %s", async (bank, expected) => {
  const siteId = newUid();
  await seedSite(siteId);
  const settings = doc(clientOf({ uid: siteId }).firestore, documents.shopSettings(siteId));
  expect(await outcome(setDoc(settings, { ...shopSettings(), bank }))).toBe(expected);
});

test.each([
  ["", "allowed"],
  ["DE123456788", "allowed"],
  ["de 123456788", "denied"],
  ["<script>", "denied"],
  [7, "denied"],
])("a shop charges VAT under the number %j: %s", async (vatNumber, expected) => {
  const siteId = newUid();
  await seedSite(siteId);
  const settings = doc(clientOf({ uid: siteId }).firestore, documents.shopSettings(siteId));
  expect(await outcome(setDoc(settings, { ...shopSettings(), vatNumber }))).toBe(expected);
});
