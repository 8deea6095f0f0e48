import { type Block, gapOf } from "@awning/domain/page/block";
import { isShownAt } from "@awning/domain/values/visible";
import { Fragment, type ReactNode } from "react";
import type { BlockContext } from "./block-context.ts";
import { BookingBlock } from "./booking-block.tsx";
import { ButtonBlock } from "./button-block.tsx";
import { ContactBlock } from "./contact-block.tsx";
import { CountdownBlock } from "./countdown-block.tsx";
import { DividerBlock } from "./divider-block.tsx";
import { EmbedBlock } from "./embed-block.tsx";
import { FaqBlock } from "./faq-block.tsx";
import { GalleryBlock } from "./gallery-block.tsx";
import { HeadingBlock } from "./heading-block.tsx";
import { HoursBlock } from "./hours-block.tsx";
import { ImageBlock } from "./image-block.tsx";
import { LinksBlock } from "./links-block.tsx";
import { MapBlock } from "./map-block.tsx";
import { ProductsBlock } from "./products-block.tsx";
import { SignupBlock } from "./signup-block.tsx";
import { SocialsBlock } from "./socials-block.tsx";
import { SpacerBlock } from "./spacer-block.tsx";
import { TestimonialBlock } from "./testimonial-block.tsx";
import { TextBlock } from "./text-block.tsx";

/** Puts something around a block: the builder its frame with handles. */
export type WrapBlock = (block: Block, drawn: ReactNode) => ReactNode;

type ListProps = { blocks: readonly Block[]; context: BlockContext; wrap?: WrapBlock };

/**
 * Blocks as visitors see them: unfinished ones and those whose time it is not are left out. With `wrap` (in the builder)
 * every block is there, and what is around it says what is missing.
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

/** One block with everything in it. */
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
