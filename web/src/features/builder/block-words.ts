import { type Block, type BlockType, gapOf } from "@awning/domain/block";
import { walkBlocks } from "@awning/domain/blocks";
import { shortened } from "@awning/domain/characters";
import { HOME_PAGE_ID, namedPage } from "@awning/domain/public-page";
import { plainTextOf } from "@awning/domain/rich-text";

/** What a block is called. */
export const BLOCK_NAMES: Readonly<Record<BlockType, string>> = {
  heading: "Heading",
  text: "Text",
  image: "Picture",
  gallery: "Gallery",
  button: "Button",
  testimonial: "Praise",
  products: "Shop shelf",
  links: "Links",
  socials: "Social row",
  hours: "Hours",
  faq: "Questions",
  map: "Map",
  embed: "Player",
  countdown: "Countdown",
  contact: "Contact form",
  signup: "E-mail sign-up",
  columns: "Columns",
  divider: "Divider",
  spacer: "Space",
};

/** The blocks as they are offered. */
export const BLOCK_GROUPS: readonly { label: string; types: readonly BlockType[] }[] = [
  { label: "Words and pictures", types: ["heading", "text", "image", "gallery", "button", "testimonial"] },
  { label: "Stall", types: ["products", "links", "socials", "contact", "signup"] },
  { label: "Useful", types: ["hours", "faq", "map", "embed", "countdown"] },
  { label: "Order", types: ["columns", "divider", "spacer"] },
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
  text: "Write something, until then visitors do not see it.",
  picture: "Add a picture, until then visitors do not see it.",
  address: "It needs an address, until then visitors do not see it.",
  products: "Choose what stands on it, until then visitors do not see it.",
  questions: "Add a question with its answer, until then visitors do not see it.",
  time: "Set the moment, until then visitors do not see it.",
  group: "Choose a group of links, until then visitors do not see it.",
  blocks: "Put blocks into the columns, until then visitors do not see them.",
} as const;

/** What a block in a list is marked with; `wrong` has those with a text that is not right. */
export function lackOf(block: Block, wrong: ReadonlySet<string>): string | null {
  if (wrong.has(block.id)) return "not right yet";
  return gapOf(block) ? "not finished" : null;
}

/** What stands in fields and not in the draft, as it is not right. */
export function wrongParts(blocks: readonly Block[], pageId: string, wrong: ReadonlySet<string>): string[] {
  const parts = [...walkBlocks(blocks)].flatMap(({ block }) => (wrong.has(block.id) ? [blockLabel(block)] : []));
  return wrong.has(pageId) ? ["name or address of the page", ...parts] : parts;
}

/** The buttons that lead to a page which is not among these: visitors do not see them. */
export function lostButtons(blocks: readonly Block[], pages: readonly { id: string; slug: string }[]): string[] {
  const isLost = (page: string) => page !== "" && page !== HOME_PAGE_ID && !namedPage(pages, page);
  return [...walkBlocks(blocks)].flatMap(({ block }) =>
    block.type === "button" && block.props.to === "page" && isLost(block.props.page) ? [blockLabel(block)] : [],
  );
}
