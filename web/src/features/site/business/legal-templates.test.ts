import { LEGAL_KINDS, LEGAL_TEXT_MAX } from "@awning/domain/site/legal";
import { expect, test } from "vitest";
import { legalTemplate, openBrackets } from "./legal-templates.ts";

const seller = { name: "Quay Pots Ltd", address: "Quay 4\n20457 Hamburg", email: "us@quay.example", taxNumber: "DE1", note: "" };

test("fills in what is known of a shop, and leaves the rest in brackets", () => {
  const bare = legalTemplate("imprint", { shopName: "Quay pots", phone: "", seller: null });
  expect(openBrackets(bare)).toEqual([
    "[your name or company]",
    "[your postal address]",
    "[your email]",
    "[your phone]",
    "[if you have one]",
  ]);
  const known = legalTemplate("imprint", { shopName: "Quay pots", phone: "+49 40 5550 199", seller });
  expect(known).toContain("Phone: +49 40 5550 199");
  expect(openBrackets(known)).toEqual([]);
});

test("includes the withdrawal form with the right of withdrawal", () => {
  const text = legalTemplate("withdrawal", { shopName: "Quay pots", phone: "", seller });
  expect(text).toContain("Model withdrawal form");
  expect(text).toContain("To Quay Pots Ltd, Quay 4, 20457 Hamburg, us@quay.example:");
  expect(openBrackets(text)).toEqual(["[You / We]"]);
});

test("lists each bracket once, and none is too long", () => {
  expect(openBrackets("[a] b [c] [a]\n[not\nclosed] []")).toEqual(["[a]", "[c]"]);
  for (const kind of LEGAL_KINDS) expect(legalTemplate(kind, { shopName: "x", phone: "", seller }).length).toBeLessThan(LEGAL_TEXT_MAX);
});
