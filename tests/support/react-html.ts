import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What React's own server makes of a tree, as far as it says something to a browser: see `sameMeaning`. */
export function reactHtml(node: ReactNode): string {
  // Hints to load what the page names a few lines later. Half signs are no UTF-8, so no browser ever gets them.
  return sameMeaning(
    renderToStaticMarkup(node)
      .replace(/^(<link rel="preload"[^>]*>)+/, "")
      .toWellFormed(),
  );
}

/** HTML with the attributes of every element in one order and one writing: neither means anything in HTML. */
export function sameMeaning(html: string): string {
  return html.replace(/<([a-zA-Z][\w-]*)((?: [^\s=>"]+="[^"]*")*)(\/?)>/g, (_, tag: string, attributes: string, end: string) => {
    const all = [...attributes.matchAll(/ ([^\s=>"]+)="([^"]*)"/g)].map(([, name = "", value]) => `${name.toLowerCase()}="${value}"`);
    return `<${[tag, ...all.sort()].join(" ")}${end}>`;
  });
}
