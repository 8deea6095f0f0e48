import { type Block, type BlockType, gapOf } from "@awning/domain/page/block";
import { walkBlocks } from "@awning/domain/page/blocks";
import { HOME_PAGE_ID } from "@awning/domain/page/public-page";
import { plainTextOf } from "@awning/domain/rich-text/rich-text";
import { shortened } from "@awning/domain/values/characters";

/** What a block is called. */
export const BLOCK_NAMES: Readonly<Record<BlockType, string>> = {
  heading: "Heading",
  text: "Text",
  image: "Picture",
  gallery: "Gallery",
  button: "Button",
  testimonial: "Testimonial",
  products: "Products",
  booking: "Booking",
  links: "Links",
  socials: "Social links",
  hours: "Hours",
  faq: "FAQ",
  map: "Map",
  embed: "Video or music",
  countdown: "Countdown",
  contact: "Contact form",
  signup: "Newsletter sign-up",
  columns: "Columns",
  divider: "Divider",
  spacer: "Spacer",
};

/** The blocks as they are offered. */
export const BLOCK_GROUPS: readonly { label: string; types: readonly BlockType[] }[] = [
  { label: "Text and media", types: ["heading", "text", "image", "gallery", "button", "testimonial"] },
  { label: "Shop and links", types: ["products", "booking", "links", "socials", "contact", "signup"] },
  { label: "Info and forms", types: ["hours", "faq", "map", "embed", "countdown"] },
  { label: "Layout", types: ["columns", "divider", "spacer"] },
];

const SHORT = 28;

/** A block by what it says, so that two of a kind can be told apart: `Text “Small batches”`. */
export function blockLabel(block: Block): string {
  const words = wordsOf(block).replace(/\s+/g, " ").trim();
  if (words === "") return BLOCK_NAMES[block.type];
  return `${BLOCK_NAMES[block.type]} “${shortened(words, SHORT + 1)}”`;
}

function wordsOf(block: Block): string {
  switch (block.type) {
    case "heading":
    case "testimonial":
      return block.props.text;
    case "text":
      return plainTextOf(block.props.text);
    case "image":
      return block.props.caption || (block.props.image?.alt ?? "");
    case "button":
      return block.props.label;
    case "products":
    case "booking":
    case "faq":
    case "countdown":
    case "hours":
    case "map":
    case "embed":
    case "contact":
    case "signup":
      return block.props.title;
    case "gallery":
    case "links":
    case "socials":
    case "columns":
    case "divider":
    case "spacer":
      return "";
  }
}

/** What an unfinished block still needs; it stays in the draft and visitors do not see it. */
export const GAP_WORDS = {
  text: "Add text. Hidden from visitors until then.",
  picture: "Add a picture. Hidden from visitors until then.",
  address: "Add a link. Hidden from visitors until then.",
  products: "Choose products. Hidden from visitors until then.",
  services: "Choose a service. Hidden from visitors until then.",
  questions: "Add a question and answer. Hidden from visitors until then.",
  time: "Set a date and time. Hidden from visitors until then.",
  group: "Choose a group of links. Hidden from visitors until then.",
  blocks: "Add blocks to the columns. Hidden from visitors until then.",
} as const;

/** What a block in a list is marked with; `wrong` has those with a text that is not right. */
export function lackOf(block: Block, wrong: ReadonlySet<string>): string | null {
  if (wrong.has(block.id)) return "has an error";
  return gapOf(block) ? "incomplete" : null;
}

/** What stands in fields and not in the draft, as it is not right. */
export function wrongParts(blocks: readonly Block[], pageId: string, wrong: ReadonlySet<string>): string[] {
  const parts = [...walkBlocks(blocks)].flatMap(({ block }) => (wrong.has(block.id) ? [blockLabel(block)] : []));
  return wrong.has(pageId) ? ["page name or address", ...parts] : parts;
}

/** The buttons that lead to a page which is not among these: visitors do not see them. */
export function lostButtons(blocks: readonly Block[], pages: readonly { id: string }[]): string[] {
  const isLost = (page: string) => page !== "" && page !== HOME_PAGE_ID && !pages.some(({ id }) => id === page);
  return [...walkBlocks(blocks)].flatMap(({ block }) =>
    block.type === "button" && block.props.to === "page" && isLost(block.props.page) ? [blockLabel(block)] : [],
  );
}
