import type { PublishedSite } from "@awning/domain/published/published";
import * as labels from "./labels.ts";
import { SocialRow } from "./social-row.tsx";

/** The social icons at the end of a home page, if the owner puts them there. */
export function EndSocials({ site }: { site: PublishedSite }) {
  if (site.profile.socialsAt !== "bottom" || site.socials.length === 0) return null;
  return (
    <nav className="sec" aria-label={labels.socialLinks}>
      <SocialRow socials={site.socials} />
    </nav>
  );
}
