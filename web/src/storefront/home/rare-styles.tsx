/// <reference path="../styles/css.d.ts" />
import type { PublicLink } from "@awning/domain/published/published-links";
import embed from "../styles/links-embed.css?inline";
import group from "../styles/links-group.css?inline";
import pulse from "../styles/links-pulse.css?inline";

/** Styles of what few pages have, beside what they are for: a page without it does not carry them. */
export function RareStyles({ links }: { links: readonly PublicLink[] }) {
  const has = (test: (link: PublicLink) => unknown, css: string) => (links.some(test) ? css : "");
  const css = [
    has((link) => link.type === "group", group),
    has((link) => link.type === "embed", embed),
    has((link) => link.highlight === "pulse", pulse),
  ];
  const text = css.join("");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles
  return text ? <style dangerouslySetInnerHTML={{ __html: text }} /> : null;
}
