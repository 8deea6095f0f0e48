import { type Block, type BlockProps, gapOf } from "@awning/domain/page/block";
import type { PublishedSite } from "@awning/domain/published/published";
import { EMBED_NAMES, parseEmbed } from "@awning/domain/rich-text/embed";
import { isShownAt } from "@awning/domain/values/visible";
import { Fragment, type ReactNode } from "react";
import { ServiceList } from "../booking/service-list.tsx";
import { SocialRow } from "../home/social-row.tsx";
import { CountdownBlock } from "./countdown-block.tsx";
import { FaqBlock } from "./faq-block.tsx";
import { HoursBlock } from "./hours-block.tsx";
import { GalleryBlock, ImageBlock, MapBlock } from "./image-block.tsx";
import * as labels from "./labels.ts";
import { ButtonBlock, LinksBlock } from "./links-block.tsx";
import { ProductsBlock } from "./products-block.tsx";
import { RichTextView } from "./rich-text-view.tsx";
import { type BlockContext, ContactBlock, SignupBlock } from "./signup-block.tsx";

/** Wraps a block: the builder adds its frame with handles. */
export type WrapBlock = (block: Block, drawn: ReactNode) => ReactNode;

type ListProps = { blocks: readonly Block[]; context: BlockContext; wrap?: WrapBlock };

/**
 * The blocks as visitors see them, without unfinished and unscheduled ones. With `wrap` (in the builder) every block is drawn,
 * and its frame says what is missing.
 */
export function BlockList({ blocks, context, wrap }: ListProps) {
  return (
    <div className="blks">
      {blocks.map((block) => {
        if (!wrap && (gapOf(block) !== null || !isShownAt(block.visible, context.now))) return null;
        const drawn = <BlockView block={block} context={context} wrap={wrap} />;
        return <Fragment key={block.id}>{wrap ? wrap(block, drawn) : drawn}</Fragment>;
      })}
    </div>
  );
}

/** One block with its contents. */
export function BlockView({ block, context, wrap }: { block: Block; context: BlockContext; wrap?: WrapBlock | undefined }) {
  const { device } = block.visible;
  const body = drawBody(block, context, wrap);
  if (!body) return null;
  return <div className={`blk blk--${block.type}${device === "all" ? "" : ` on-${device}`}`}>{body}</div>;
}

function drawBody(block: Block, context: BlockContext, wrap: WrapBlock | undefined): ReactNode {
  switch (block.type) {
    case "heading":
      return <HeadingBlock {...block.props} />;
    case "text":
      return <TextBlock {...block.props} />;
    case "image":
      return <ImageBlock {...block.props} context={context} />;
    case "gallery":
      return <GalleryBlock {...block.props} context={context} />;
    case "button":
      return <ButtonBlock {...block.props} context={context} />;
    case "links":
      return <LinksBlock {...block.props} context={context} />;
    case "socials":
      return <SocialsBlock {...block.props} context={context} />;
    case "products":
      return <ProductsBlock {...block.props} context={context} />;
    case "booking":
      return <BookingBlock {...block.props} context={context} />;
    case "faq":
      return <FaqBlock {...block.props} />;
    case "testimonial":
      return <TestimonialBlock {...block.props} />;
    case "countdown":
      return <CountdownBlock {...block.props} context={context} />;
    case "hours":
      return <HoursBlock {...block.props} context={context} />;
    case "map":
      return <MapBlock {...block.props} />;
    case "embed":
      return <EmbedBlock {...block.props} />;
    case "contact":
      return <ContactBlock {...block.props} id={block.id} context={context} />;
    case "signup":
      return <SignupBlock {...block.props} id={block.id} context={context} />;
    case "divider":
      return <DividerBlock {...block.props} />;
    case "spacer":
      return <SpacerBlock {...block.props} />;
    case "columns":
      return (
        <div
          className={`cols cols--${block.props.ratio} cols--${block.columns.length}${block.props.align === "middle" ? " cols--mid" : ""}`}
        >
          {block.columns.map((column, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <BlockList key={place} blocks={column.blocks} context={context} {...(wrap ? { wrap } : {})} />
          ))}
        </div>
      );
  }
}

function DividerBlock({ look }: BlockProps<"divider">) {
  return <hr className={`rule rule--${look}`} />;
}

function SpacerBlock({ size }: BlockProps<"spacer">) {
  return <div className={`space space--${size}`} aria-hidden="true" />;
}

function HeadingBlock({ text, level, align }: BlockProps<"heading">) {
  const Heading = level === 2 ? "h2" : "h3";
  return <Heading className={align === "center" ? "blk__mid" : undefined}>{text}</Heading>;
}

function TextBlock({ text, align }: BlockProps<"text">) {
  return <RichTextView text={text} className={align === "center" ? "rich blk__mid" : "rich"} />;
}

function TestimonialBlock({ text, author, role }: BlockProps<"testimonial">) {
  return (
    <figure className="quote">
      <blockquote className="lines">{text}</blockquote>
      {(author || role) && <figcaption>{[author, role].filter(Boolean).join(", ")}</figcaption>}
    </figure>
  );
}

function SocialsBlock({ align, context }: BlockProps<"socials"> & { context: BlockContext }) {
  if (context.site.socials.length === 0) return null;
  return (
    <div className={align === "center" ? "blk__soc blk__mid" : "blk__soc"}>
      <SocialRow socials={context.site.socials} />
    </div>
  );
}

/** An embedded player. Nothing loads from the other service before a click; without script the click opens its page. */
function EmbedBlock({ url, title }: BlockProps<"embed">) {
  const embed = parseEmbed(url);
  if (!embed) return null;
  const name = EMBED_NAMES[embed.provider];
  return (
    <a className={`embed embed--${embed.height === null ? "wide" : "low"}`} href={url} rel="noopener" data-open="embed">
      <svg width="64" height="64" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8 5.5v13l10-6.500z" />
      </svg>
      <span className="embed__t">{title || labels.playOn(name)}</span>
      <span className="embed__n">{labels.playerHint(name)}</span>
    </a>
  );
}

/** The bookable services: all, or the selected ones. */
function BookingBlock({ context, ...props }: BlockProps<"booking"> & { context: BlockContext }) {
  const { site } = context;
  const services = shownServices(props, site);
  if (services.length === 0) return null;
  return (
    <>
      {props.title && (
        <div className="sec__head">
          <h2>{props.title}</h2>
        </div>
      )}
      <ServiceList
        services={services}
        username={site.username}
        mediaBase={context.mediaBase}
        currency={site.shop.currency}
        language={site.profile.language}
      />
    </>
  );
}

/** The services a block shows, in the selected order, without deleted ones. */
function shownServices(
  { show, serviceIds }: Pick<BlockProps<"booking">, "show" | "serviceIds">,
  { services }: Pick<PublishedSite, "services">,
): PublishedSite["services"] {
  if (show === "all") return services;
  return serviceIds.flatMap((id) => services.find((one) => one.id === id) ?? []);
}
