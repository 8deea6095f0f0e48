import { EMBED_NAMES, parseEmbed } from "@awning/domain/rich-text/embed";
import { spelledHost } from "@awning/domain/rich-text/refused-hosts";

/**
 * What an owner should know of an address before visitors do: the service whose player could stand in its place, and the
 * host as browsers write it when its letters are not all Latin, so that a look-alike is seen.
 */
export function hostWords(url: string): { player: string | null; spelled: string | null } {
  const embed = parseEmbed(url);
  return { player: embed ? EMBED_NAMES[embed.provider] : null, spelled: spelledHost(url) };
}
