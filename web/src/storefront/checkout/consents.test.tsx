import type { Quote } from "@awning/domain/cart/cart";
import type { LegalKind } from "@awning/domain/site/legal-titles";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EMPTY_CHECKOUT_FORM } from "./checkout-form.ts";
import { Consents } from "./consents.tsx";

const TERMS = [{ title: "Seller", text: "You buy from Kiln." }];

function drawn(legal: LegalKind[], terms?: Quote["terms"]): string {
  const shop = { username: "kiln", displayName: "Kiln", avatar: null, language: "en", foot: { username: "kiln", legal, madeWith: true } };
  const quote = { lines: [], hash: "a.b", ...(terms && { terms }) } as unknown as Quote;
  return renderToStaticMarkup(<Consents quote={quote} form={EMPTY_CHECKOUT_FORM} errors={{}} shop={shop} />);
}
const said = (html: string) => /I’m ordering from.*?\./.exec(html.replace(/<[^>]+>/g, ""))?.[0];

test("asks buyers of a shop without terms to accept the purchase terms, never those of its host", () => {
  const html = drawn([], TERMS);
  expect(said(html)).toBe("I’m ordering from Kiln and have read the terms of this purchase and the privacy notice.");
  expect(html).toContain('<section class="terms" id="purchase-terms">');
  expect(html).toContain("You buy from Kiln.");
  expect(html).not.toContain('"/terms"');
});

test("uses the shop’s own texts, and our privacy notice only when it has none", () => {
  expect(said(drawn(["terms"]))).toBe("I’m ordering from Kiln and have read its terms and the privacy notice.");
  expect(said(drawn(["imprint", "terms", "withdrawal", "privacy"]))).toBe(
    "I’m ordering from Kiln and have read its terms, its right of withdrawal and its privacy notice.",
  );
  expect(drawn(["terms"])).not.toContain('"/terms"');
});
