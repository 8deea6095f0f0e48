/// <reference path="../styles/css.d.ts" />
import type { PublicLink } from "@awning/domain/published/published-links";
import embed from "../styles/links-embed.css?inline";
import group from "../styles/links-group.css?inline";
import pulse from "../styles/links-pulse.css?inline";
import services from "../styles/services.css?inline";

/** Styles that few pages need, inlined only where they are used. */
export function RareStyles({ links }: { links: readonly PublicLink[] }) {
  const has = (test: (link: PublicLink) => unknown, css: string) => (links.some(test) ? css : "");
  const css = [
    has((link) => link.type === "group", group),
    has((link) => link.type === "embed", embed),
    has((link) => link.highlight === "pulse", pulse),
  ];
  return <Styles css={css.join("")} />;
}

/** The same for bookings. */
export function BookingStyles() {
  return <Styles css={services} />;
}

function Styles({ css }: { css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles
  return css ? <style dangerouslySetInnerHTML={{ __html: css }} /> : null;
}
