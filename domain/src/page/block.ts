import * as z from "zod/mini";
import { isBlank } from "../rich-text/rich-text.ts";
import { momentSchema } from "../values/visible.ts";
import { type BlockProps, type BlockType, blockProps } from "./block-props.ts";

/** Limits of a page: blocks including nested ones, and their JSON size in bytes. */
export const BLOCKS_MAX = 80;
export const BLOCKS_BYTES_MAX = 400 * 1024;
export const COLUMNS_MIN = 2;
export const COLUMNS_MAX = 3;
export const BLOCK_DEPTH_MAX = 2;

export const BLOCK_TYPES = [
  "heading",
  "text",
  "image",
  "gallery",
  "button",
  "links",
  "socials",
  "products",
  "booking",
  "faq",
  "testimonial",
  "countdown",
  "hours",
  "map",
  "embed",
  "contact",
  "signup",
  "divider",
  "spacer",
  "columns",
] as const satisfies readonly BlockType[];
export type { BlockProps, BlockType };

export const blockIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/));

/** When and on which devices a block is shown; times in ms since 1970. */
export const visibleSchema = z._default(
  z.object({
    from: z._default(z.nullable(momentSchema), null),
    until: z._default(z.nullable(momentSchema), null),
    device: z._default(z.enum(["all", "phone", "desktop"]), "all"),
  }),
  () => ({ from: null, until: null, device: "all" as const }),
);
export type Visible = z.output<typeof visibleSchema>;

type Shared = { id: string; visible: Visible };
type LeafType = Exclude<BlockType, "columns">;
export type LeafBlock = { [Type in LeafType]: Shared & { type: Type; props: BlockProps<Type> } }[LeafType];
export type Column = { blocks: Block[] };
export type ColumnsBlock = Shared & { type: "columns"; props: BlockProps<"columns">; columns: Column[] };
export type Block = LeafBlock | ColumnsBlock;
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

/** A new empty block. The caller provides the id (letters and digits, unique on its page). */
export function newBlock<Type extends BlockType>(type: Type, id: string): BlockOf<Type>;
export function newBlock(type: BlockType, id: string): Block {
  const shared = { id, visible: visibleSchema.parse(undefined) };
  if (type === "columns") return { ...shared, type, props: blockProps.columns.parse({}), columns: [{ blocks: [] }, { blocks: [] }] };
  return emptyLeaf(type, shared);
}

function emptyLeaf(type: LeafType, shared: Shared): Block {
  const leaf = leafSchema.parse({ ...shared, type, props: {} });
  return leaf;
}

function leafOf<Type extends LeafType>(type: Type) {
  return z.object({ id: blockIdSchema, type: z.literal(type), visible: visibleSchema, props: blockProps[type] });
}

/** Every block except `columns`. Unknown fields are dropped; invalid known fields refuse the block. */
export const leafSchema = z.discriminatedUnion("type", [
  leafOf("heading"),
  leafOf("text"),
  leafOf("image"),
  leafOf("gallery"),
  leafOf("button"),
  leafOf("links"),
  leafOf("socials"),
  leafOf("products"),
  leafOf("booking"),
  leafOf("faq"),
  leafOf("testimonial"),
  leafOf("countdown"),
  leafOf("hours"),
  leafOf("map"),
  leafOf("embed"),
  leafOf("contact"),
  leafOf("signup"),
  leafOf("divider"),
  leafOf("spacer"),
]);

export const columnsSchema = z.object({ id: blockIdSchema, type: z.literal("columns"), visible: visibleSchema, props: blockProps.columns });

/** What a block still needs before it can be shown; `null` if it is complete. Incomplete blocks stay in the draft and are not published. */
export function gapOf(
  block: Block,
): "text" | "picture" | "address" | "products" | "services" | "questions" | "time" | "group" | "blocks" | null {
  switch (block.type) {
    case "heading":
      return block.props.text === "" ? "text" : null;
    case "text":
      return isBlank(block.props.text) ? "text" : null;
    case "image":
      return block.props.image ? null : "picture";
    case "gallery":
      return block.props.images.length > 0 ? null : "picture";
    case "button":
      if (block.props.label === "") return "text";
      return (block.props.to === "url" && block.props.url === "") || (block.props.to === "page" && block.props.page === "")
        ? "address"
        : null;
    case "links":
      return block.props.show === "group" && block.props.group === "" ? "group" : null;
    case "products":
      return block.props.show === "chosen" && block.props.productIds.length === 0 ? "products" : null;
    case "booking":
      return block.props.show === "chosen" && block.props.serviceIds.length === 0 ? "services" : null;
    case "faq":
      return block.props.items.some((item) => item.question !== "" && !isBlank(item.answer)) ? null : "questions";
    case "testimonial":
      return block.props.text === "" ? "text" : null;
    case "countdown":
      return block.props.until === null ? "time" : null;
    case "map":
      return block.props.address === "" ? "address" : null;
    case "embed":
      return block.props.url === "" ? "address" : null;
    case "columns":
      return block.columns.every((column) => column.blocks.every((one) => gapOf(one) !== null)) ? "blocks" : null;
    case "socials":
    case "hours":
    case "contact":
    case "signup":
    case "divider":
    case "spacer":
      return null;
  }
}
