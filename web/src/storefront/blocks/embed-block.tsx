import type { BlockProps } from "@awning/domain/page/block";
import { EMBED_NAMES, parseEmbed } from "@awning/domain/rich-text/embed";

/** A player of another service. It is asked for nothing before somebody clicks; without script the click leads there. */
export function EmbedBlock({ url, title }: BlockProps<"embed">) {
  const embed = parseEmbed(url);
  if (!embed) return null;
  const name = EMBED_NAMES[embed.provider];
  return (
    <a className={`embed embed--${embed.height === null ? "wide" : "low"}`} href={url} rel="noopener" data-open="embed">
      <svg width="64" height="64" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8 5.5v13l10-6.500z" />
      </svg>
      <span className="embed__t">{title || `Play on ${name}`}</span>
      <span className="embed__n">Loads from {name} when you play it</span>
    </a>
  );
}
