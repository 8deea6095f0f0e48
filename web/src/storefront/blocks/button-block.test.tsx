import { newBlock } from "@awning/domain/page/block";
import { publishedSiteSchema } from "@awning/domain/published/published";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ButtonBlock } from "./links-block.tsx";

test("a button leads to a page that is published and to the home page, and never to one that nobody sees", () => {
  const site = publishedSiteSchema.parse({
    ...{ siteId: "owner", username: "harbour", state: "live", version: 1, displayName: "Harbour", headline: "", bio: "" },
    ...{ avatar: null, cover: null, socials: [], theme: "riso", links: [], products: [], productCount: 0 },
    shop: { currency: "EUR", open: false, payments: [], deliveries: [], shippingPrice: 0 },
    pages: [{ id: "p1", slug: "about", title: "About", inMenu: true, version: 1 }],
  });
  const draw = (page: string) => {
    const { props } = newBlock("button", "b");
    const context = { site, mediaBase: "https://media.example.test/o/", hours: null, now: 0, slug: "start" };
    return renderToStaticMarkup(<ButtonBlock {...props} label="Go" to="page" page={page} context={context} />);
  };
  expect(draw("about")).toContain('href="/harbour/about"');
  expect(draw("home")).toContain('href="/harbour"');
  expect(draw("gone")).toBe("");
});
