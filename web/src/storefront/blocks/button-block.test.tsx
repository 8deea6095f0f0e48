import { newBlock } from "@awning/domain/page/block";
import { samplePublicSite } from "@awning/domain/published/sample-published";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ButtonBlock } from "./links-block.tsx";

test("links a button to the home page and published pages, and never to an unpublished one", () => {
  const site = samplePublicSite({ username: "harbour", pages: [{ id: "p1", slug: "about", title: "About", inMenu: true, version: 1 }] });
  const draw = (page: string) => {
    const { props } = newBlock("button", "b");
    const context = { site, mediaBase: "https://media.example.test/o/", hours: null, now: 0, slug: "start" };
    return renderToStaticMarkup(<ButtonBlock {...props} label="Go" to="page" page={page} context={context} />);
  };
  expect(draw("p1")).toContain('href="/harbour/about"');
  expect(draw("home")).toContain('href="/harbour"');
  expect(draw("gone")).toBe("");
});
