import type { PublicLink } from "@awning/domain/published/published-links";
import { Icon } from "../parts/icon.tsx";
import { LinkItem, LinkLead } from "./link-item.tsx";
import { RareStyles } from "./rare-styles.tsx";

type Props = { links: readonly PublicLink[]; mediaBase: string /** Whether pictures are large, above the text. */; isCard?: boolean };

/** Links, headings and groups in order; groups expand without script. */
export function LinkList({ links, mediaBase, isCard = false }: Props) {
  const groups = new Set(links.filter((link) => link.type === "group").map((link) => link.id));
  const isInside = (link: PublicLink) => link.groupId !== undefined && groups.has(link.groupId);
  return (
    <>
      <RareStyles links={links} />
      <ul className="links">
        {links
          .filter((link) => !isInside(link))
          .map((link, index) =>
            link.type === "group" ? (
              <LinkGroup
                key={link.id}
                group={link}
                links={links.filter((one) => one.groupId === link.id)}
                mediaBase={mediaBase}
                isCard={isCard}
              />
            ) : (
              <LinkItem key={link.id} link={link} mediaBase={mediaBase} first={index === 0} isCard={isCard} />
            ),
          )}
      </ul>
    </>
  );
}

function LinkGroup({ group, links, mediaBase, isCard = false }: Props & { group: PublicLink }) {
  if (links.length === 0) return null;
  return (
    <li className="li">
      <details className="fold">
        <summary className="link">
          {(group.thumb || group.icon) && <LinkLead link={group} mediaBase={mediaBase} isFeature={false} isCard={false} first={false} />}
          <span className="link__body">
            <span className="link__title">{group.title}</span>
            {group.subtitle && <span className="link__note">{group.subtitle}</span>}
          </span>
          <Icon name="chevron-down" size={20} />
        </summary>
        <ul className="links">
          {links.map((link) => (
            <LinkItem key={link.id} link={link} mediaBase={mediaBase} first={false} isCard={isCard} />
          ))}
        </ul>
      </details>
    </li>
  );
}
