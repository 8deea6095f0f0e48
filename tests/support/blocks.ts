import { BLOCK_TYPES, type Block, newBlock } from "@awning/domain/page/block";
import { mapBlocks } from "@awning/domain/page/blocks";
import { richTextOf } from "@awning/domain/rich-text/rich-text";

/** A finished block of each type; columns hold two of them. */
export function everyBlock(siteId: string, until = Date.UTC(2090, 0, 1)): Block[] {
  const picture = { id: "a1b2c3d4e5f6g7h8i9j0", siteId, widths: [320], width: 320, height: 240, alt: "A bowl", color: "#c0ffee" };
  let made = 0;
  const id = () => `b${++made}`;
  const finish = (block: Block): Block => {
    switch (block.type) {
      case "heading":
        return { ...block, props: { ...block.props, text: "What we make" } };
      case "text":
        return { ...block, props: { ...block.props, text: richTextOf("Thrown by hand.\n\nFired twice.") } };
      case "image":
        return { ...block, props: { ...block.props, image: picture, caption: "Our wheel" } };
      case "gallery":
        return { ...block, props: { ...block.props, images: [picture] } };
      case "button":
        return { ...block, props: { ...block.props, label: "Visit us", url: "https://shop.example.test/visit" } };
      case "products":
        return { ...block, props: { ...block.props, title: "Fresh from the kiln" } };
      case "booking":
        return { ...block, props: { ...block.props, title: "Book a lesson" } };
      case "faq":
        return {
          ...block,
          props: { ...block.props, title: "Questions", items: [{ question: "Do you ship?", answer: richTextOf("Yes.") }] },
        };
      case "testimonial":
        return { ...block, props: { ...block.props, text: "The handle is exactly right.", author: "From an order" } };
      case "countdown":
        return { ...block, props: { ...block.props, title: "Open studio", until } };
      case "map":
        return { ...block, props: { ...block.props, title: "Find us", address: "Harbour lane 3\n1011 Tartu" } };
      case "embed":
        return { ...block, props: { ...block.props, url: "https://youtu.be/dQw4w9WgXcQ", title: "The kiln at work" } };
      case "columns":
        return { ...block, columns: [{ blocks: [finish(newBlock("heading", id()))] }, { blocks: [finish(newBlock("text", id()))] }] };
      default:
        return block;
    }
  };
  return mapBlocks(
    BLOCK_TYPES.map((type) => finish(newBlock(type, id()))),
    (block) => block,
  );
}
