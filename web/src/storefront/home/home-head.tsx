import type { PublishedSite } from "@awning/domain/published/published";
import { firstCharacter } from "@awning/domain/values/characters";
import { nameSize } from "../parts/page-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { LinkedText } from "../parts/prose.tsx";
import { ShareButton } from "../parts/share-button.tsx";
import * as labels from "./labels.ts";
import { SocialRow } from "./social-row.tsx";
import { WITHOUT_COVER } from "./without-cover.generated.ts";

/** The header of a home page: name, picture and text. */
export function HomeHead({ site, mediaBase }: { site: PublishedSite; mediaBase: string }) {
  return (
    <header className="head" style={nameSize(site.displayName)}>
      <div className={site.cover ? "cover" : "cover cover--none"}>
        {site.cover && (
          <Picture media={site.cover} base={mediaBase} width={640} sizes="100vw" alt="" first={!WITHOUT_COVER.has(site.theme)} />
        )}
      </div>
      <div className="head__deco" aria-hidden="true" />
      <ShareButton className="icon-btn head__act" label={labels.shareThisPage} />
      <div className="avatar">
        {site.avatar ? (
          <Picture media={site.avatar} base={mediaBase} width={96} sizes={192} alt="" first square />
        ) : (
          <span className="avatar__letter" aria-hidden="true">
            {firstCharacter(site.displayName)}
          </span>
        )}
      </div>
      <div className="ident">
        <h1 className="name">{site.displayName}</h1>
        {site.headline && <p className="tagline">{site.headline}</p>}
      </div>
      {site.bio && (
        <p className="bio lines">
          <LinkedText text={site.bio} />
        </p>
      )}
      {site.profile.socialsAt === "top" && <SocialRow socials={site.socials} />}
    </header>
  );
}
