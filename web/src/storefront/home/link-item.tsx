import { parseLinkUrl } from "@awning/domain/link-url";
import type { PublicLink } from "@awning/domain/published";
import { Icon } from "../parts/icon.tsx";
import type { IconName } from "../parts/icons.ts";
import { Picture } from "../parts/picture.tsx";
import { ShareButton } from "../parts/share-button.tsx";

const ICON_OF: Record<PublicLink["type"], IconName> = {
  web: "link",
  email: "mail",
  phone: "phone",
  sms: "message-circle",
  whatsapp: "message-circle",
  heading: "link",
};

type ItemProps = {
  link: PublicLink;
  mediaBase: string;
  first: boolean;
  /** Whether its picture fills a card. */
  isCard?: boolean;
};

/** One link, or a heading between links. A target that is no allowed address is not drawn at all. */
export function LinkItem({ link, mediaBase, first, isCard = false }: ItemProps) {
  if (link.type === "heading") {
    return (
      <li className="li li--head">
        <h2>{link.title}</h2>
      </li>
    );
  }
  const target = parseLinkUrl(link.url);
  if (!("url" in target)) return null;
  const isFeature = link.style === "featured";
  const kind = isFeature ? "feature" : link.thumb ? "thumb" : "icon";
  return (
    <li className={`li li--${kind}`}>
      <a className={isFeature ? "link link--feature" : "link"} href={target.url} rel="ugc nofollow noopener">
        <LinkLead link={link} mediaBase={mediaBase} isFeature={isFeature} isCard={isCard} first={first} />
        <span className="link__body">
          <span className="link__title">{link.title}</span>
          {link.subtitle && <span className="link__note">{link.subtitle}</span>}
        </span>
      </a>
      {link.type === "web" && (
        <ShareButton
          className="more"
          label={`Copy or share: ${link.title}`}
          title={link.title}
          url={target.url}
          icon="ellipsis"
          size={20}
        />
      )}
    </li>
  );
}

type LeadProps = { link: PublicLink; mediaBase: string; isFeature: boolean; isCard: boolean; first: boolean };

function LinkLead({ link, mediaBase, isFeature, isCard, first }: LeadProps) {
  if (link.thumb) {
    return (
      <span className="link__pic">
        <Picture
          media={link.thumb}
          base={mediaBase}
          width={isFeature ? 640 : isCard ? 320 : 48}
          sizes={isFeature ? "(min-width:680px) 640px,94vw" : isCard ? "(min-width:560px) 320px,94vw" : "96px"}
          alt=""
          first={first}
          square={!isFeature && !isCard}
        />
      </span>
    );
  }
  if (isFeature) return null;
  return (
    <span className="link__ico">
      <Icon name={ICON_OF[link.type]} />
    </span>
  );
}
