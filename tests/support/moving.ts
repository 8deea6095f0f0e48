import type { Page } from "playwright-core";

/** Every document a page asks for from now on. */
export function countDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return documents;
}

/** Every request for a path that a page makes from now on. */
export function countRequests(page: Page, path: string): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) asked.push(request.url());
  });
  return asked;
}

/** Follows a link to an address that the page itself does not offer. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    link.textContent = "Onward";
    document.querySelector("main")?.prepend(link);
  }, href);
  // A page that was left and is shown again still has an earlier one.
  await page.getByRole("link", { name: "Onward" }).first().click();
}

/** What the heading of the page says, and whether it has the focus. */
export async function heading(page: Page): Promise<{ words: string | null; hasFocus: boolean }> {
  return page.evaluate(() => {
    const title = document.querySelector("h1");
    return { words: title?.textContent ?? null, hasFocus: title !== null && title === document.activeElement };
  });
}

/**
 * A page as its elements are: every name, attribute and text, what the head says of it, and its styles. Without what a
 * visit adds: the focus, and what stands after the page's script.
 */
export function contents(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    type Tree = string | { tag: string; attributes: string[]; inside: Tree[] };
    const read = (node: Node): Tree[] => {
      if (node instanceof Text) return node.data === "" ? [] : [node.data];
      if (!(node instanceof Element)) return [];
      const attributes = [...node.attributes]
        .filter(({ name, value }) => !(name === "tabindex" && value === "-1" && /^(h1|main)$/i.test(node.tagName)))
        // A browser writes colours in its own way once a style is set by script.
        .map(({ name, value }) => (name === "style" && node instanceof HTMLElement ? `style=${node.style.cssText}` : `${name}=${value}`));
      return [{ tag: node.tagName, attributes: attributes.sort(), inside: [...node.childNodes].flatMap(read) }];
    };
    const body = document.createElement("body");
    body.append(...[...document.body.children].map((child) => child.cloneNode(true)));
    // React draws "See " and "all" as two texts where a parser reads one.
    body.normalize();
    const ofBody = [...body.children];
    const end = ofBody.findIndex(({ tagName }) => tagName === "SCRIPT");
    const has = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name) ?? null;
    return {
      root: { ...document.documentElement.dataset },
      title: document.title,
      description: has("meta[name=description]", "content"),
      canonical: has("link[rel=canonical]", "href"),
      robots: has("meta[name=robots]", "content"),
      styles: [...document.head.querySelectorAll("style:not([data-drawer])")].map(({ textContent }) => textContent),
      body: ofBody.slice(0, end).flatMap(read),
    };
  });
}
