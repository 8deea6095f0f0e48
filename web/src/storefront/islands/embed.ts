import { EMBED_NAMES, parseEmbed } from "@awning/domain/rich-text/embed";

/** Replaces the link with the player. Nothing loads from the other service before this. */
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
  // The link's menu button would overlap the player.
  target.parentElement?.querySelector(":scope > .more")?.remove();
  target.replaceWith(frame);
  frame.focus();
}
