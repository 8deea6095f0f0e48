import type { LinkIconName } from "@awning/domain/link/link-display";
import { parseLinkUrl } from "@awning/domain/rich-text/link-url";
import type { Social } from "@awning/domain/site/social";
import { NETWORK_NAMES } from "@awning/domain/values/networks";
import { LinkIcon } from "../parts/link-icon.tsx";
import * as labels from "./labels.ts";

const SOCIALS: Record<Social["kind"], { icon: LinkIconName; words: string }> = {
  email: { icon: "mail", words: labels.email },
  phone: { icon: "phone", words: labels.phone },
  sms: { icon: "message-circle", words: labels.textMessage },
  whatsapp: { icon: "message-circle", words: NETWORK_NAMES.whatsapp },
  map: { icon: "map-pin", words: labels.map },
  rss: { icon: "rss", words: labels.newsFeed },
  web: { icon: "globe", words: labels.website },
  instagram: { icon: "instagram", words: NETWORK_NAMES.instagram },
  mastodon: { icon: "mastodon", words: NETWORK_NAMES.mastodon },
  youtube: { icon: "youtube", words: NETWORK_NAMES.youtube },
  tiktok: { icon: "tiktok", words: NETWORK_NAMES.tiktok },
  bluesky: { icon: "bluesky", words: NETWORK_NAMES.bluesky },
  facebook: { icon: "facebook", words: NETWORK_NAMES.facebook },
  github: { icon: "github", words: NETWORK_NAMES.github },
  pinterest: { icon: "pinterest", words: NETWORK_NAMES.pinterest },
  soundcloud: { icon: "soundcloud", words: NETWORK_NAMES.soundcloud },
  spotify: { icon: "spotify", words: NETWORK_NAMES.spotify },
};

/** The row of social icons below the name. */
export function SocialRow({ socials }: { socials: readonly Social[] }) {
  const shown = socials.flatMap((social) => {
    const target = parseLinkUrl(social.url);
    return "url" in target ? [{ ...SOCIALS[social.kind], url: target.url }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="social">
      {shown.map(({ icon, words, url }) => (
        <li key={url}>
          <a href={url} aria-label={words} rel="me ugc nofollow noopener">
            <LinkIcon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
