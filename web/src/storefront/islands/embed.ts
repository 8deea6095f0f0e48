import { EMBED_NAMES, parseEmbed } from "@awning/domain/rich-text/embed";

/** Puts the player in place of the link to it. Only now is anything asked of the other service. */
export function open(target: HTMLElement): void {
  const embed = target instanceof HTMLAnchorElement ? parseEmbed(target.href) : null;
  if (!embed) throw new Error("No player we know");
  const frame = document.createElement("iframe");
  frame.src = embed.src;
  frame.title = target.querySelector(".embed__t, .link__title")?.textContent ?? EMBED_NAMES[embed.provider];
  frame.className = target.dataset["player"] ?? target.className;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.allowFullscreen = true;
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups allow-presentation");
  if (embed.height !== null) frame.height = String(embed.height);
  // The button beside a link would stand in the middle of the player.
  target.parentElement?.querySelector(":scope > .more")?.remove();
  target.replaceWith(frame);
  frame.focus();
}
