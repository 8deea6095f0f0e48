import { parseLinkUrl } from "@awning/domain/rich-text/link-url";
import type { Social } from "@awning/domain/site/social";
import { Icon } from "../parts/icon.tsx";
import type { IconName } from "../parts/icons.ts";

const SOCIALS: Record<Social["kind"], { icon: IconName; words: string }> = {
  email: { icon: "mail", words: "Email" },
  phone: { icon: "phone", words: "Phone" },
  sms: { icon: "message-circle", words: "Text message" },
  whatsapp: { icon: "message-circle", words: "WhatsApp" },
  map: { icon: "map-pin", words: "Map" },
  rss: { icon: "rss", words: "News feed" },
  web: { icon: "globe", words: "Website" },
  instagram: { icon: "instagram", words: "Instagram" },
  mastodon: { icon: "mastodon", words: "Mastodon" },
  youtube: { icon: "youtube", words: "YouTube" },
  tiktok: { icon: "tiktok", words: "TikTok" },
  bluesky: { icon: "bluesky", words: "Bluesky" },
  facebook: { icon: "facebook", words: "Facebook" },
  github: { icon: "github", words: "GitHub" },
  pinterest: { icon: "pinterest", words: "Pinterest" },
  soundcloud: { icon: "soundcloud", words: "SoundCloud" },
  spotify: { icon: "spotify", words: "Spotify" },
};

/** The row of small icons below a name. */
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
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
