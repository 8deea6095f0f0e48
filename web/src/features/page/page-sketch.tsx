import type { Media } from "@awning/domain/media/media";
import type { Block, BlockType } from "@awning/domain/page/block";
import { mediaAddress } from "#data/media/media.ts";
import "#ui/thumb.css";

/** More do not fit on the sheet. */
const SHOWN = 6;

type Shape = "head" | "lines" | "picture" | "pill" | "squares" | "box" | "rule";

const SHAPES: Readonly<Record<BlockType, Shape | null>> = {
  heading: "head",
  text: "lines",
  faq: "lines",
  testimonial: "lines",
  hours: "lines",
  contact: "lines",
  image: "picture",
  gallery: "picture",
  button: "pill",
  links: "pill",
  socials: "squares",
  products: "squares",
  columns: "squares",
  booking: "box",
  countdown: "box",
  map: "box",
  embed: "box",
  signup: "box",
  divider: "rule",
  spacer: null,
};

/** The top of a page, drawn small: its first blocks as shapes, and its pictures. */
export function PageSketch({ blocks }: { blocks: readonly Block[] }) {
  return (
    <span className="sketch drawn" aria-hidden="true">
      {blocks.slice(0, SHOWN).map((block) => {
        const shape = SHAPES[block.type];
        const picture = pictureOf(block);
        return shape === null ? null : (
          <i key={block.id} className={`${picture ? "thumb " : ""}sketch__${shape}`}>
            {picture ? <img src={mediaAddress(picture, 96)} alt="" loading="lazy" decoding="async" /> : null}
          </i>
        );
      })}
    </span>
  );
}

function pictureOf(block: Block): Media | null {
  if (block.type === "image") return block.props.image;
  return block.type === "gallery" ? (block.props.images[0] ?? null) : null;
}
