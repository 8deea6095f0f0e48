import type { LinkIconName } from "@awning/domain/link/link-display";
import { linkMark } from "@awning/domain/link/link-mark";
import type { PublicLink } from "@awning/domain/published/published-links";
import { parseLinkUrl } from "@awning/domain/rich-text/link-url";
import { BrandMark, LinkIcon } from "../parts/link-icon.tsx";
import { Picture } from "../parts/picture.tsx";
import { ShareButton } from "../parts/share-button.tsx";
import * as labels from "./labels.ts";

const ICON_OF: Record<PublicLink["type"], LinkIconName> = {
  web: "link",
  email: "mail",
  phone: "phone",
  sms: "message-circle",
  whatsapp: "message-circle",
  embed: "play",
  product: "store",
  page: "file",
  heading: "link",
  group: "link",
};

type ItemProps = {
  link: PublicLink;
  mediaBase: string;
  first: boolean;
  /** Whether its picture fills a card. */
  isCard?: boolean;
};

/** One link, or a heading between links. A link with a disallowed address is not drawn. */
export function LinkItem({ link, mediaBase, first, isCard = false }: ItemProps) {
  if (link.type === "heading") {
    return (
      <li className="li li--head">
        <h2>{link.title}</h2>
      </li>
    );
  }
  const target = targetOf(link);
  if (target === null) return null;
  const isOwn = link.type === "product" || link.type === "page";
  const isFeature = link.style === "featured";
  const kind = isFeature ? "feature" : link.thumb ? "thumb" : "icon";
  const look = ["link", isFeature && "link--feature", link.highlight === "pulse" && "link--pulse"].filter(Boolean).join(" ");
  return (
    <li className={`li li--${kind}`}>
      <a
        className={look}
        href={target}
        data-link={linkMark(link.id)}
        rel={isOwn ? undefined : "ugc nofollow noopener"}
        {...(link.type === "embed" && { "data-open": "embed", "data-player": "player" })}
      >
        <LinkLead link={link} mediaBase={mediaBase} isFeature={isFeature} isCard={isCard} first={first} />
        <span className="link__body">
          <span className="link__title">{link.title}</span>
          {link.subtitle && <span className="link__note">{link.subtitle}</span>}
        </span>
      </a>
      <ShareButton className="more" label={labels.copyOrShare(link.title)} title={link.title} url={target} icon="ellipsis" size={20} />
    </li>
  );
}

/** The target of a link; `null` when it is neither an allowed address nor a page of this site. */
function targetOf({ type, url }: PublicLink): string | null {
  if (type === "product" || type === "page") return /^\/[a-z0-9_-]{1,40}(?:\/[a-z0-9-]{1,80}){0,2}$/.test(url) ? url : null;
  const target = parseLinkUrl(url, true);
  return "url" in target ? target.url : null;
}

type LeadProps = { link: PublicLink; mediaBase: string; isFeature: boolean; isCard: boolean; first: boolean };

/** The picture or icon before a link's text. */
export function LinkLead({ link, mediaBase, isFeature, isCard, first }: LeadProps) {
  if (link.thumb) {
    return (
      <span className="link__pic">
        <Picture
          media={link.thumb}
          base={mediaBase}
          width={isFeature ? 640 : isCard ? 320 : 48}
          sizes={isFeature ? "(min-width:680px) 640px,94vw" : isCard ? "(min-width:560px) 320px,94vw" : 96}
          alt=""
          first={first}
          square={!isFeature && !isCard}
        />
        {link.type === "embed" && (
          <span className="link__play">
            <LinkIcon name="play" size={isFeature ? 40 : 18} />
          </span>
        )}
      </span>
    );
  }
  if (isFeature) return null;
  return (
    <span className="link__ico">{link.mark ? <BrandMark mark={link.mark} /> : <LinkIcon name={link.icon ?? ICON_OF[link.type]} />}</span>
  );
}
