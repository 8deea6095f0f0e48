import type { PublicProduct } from "@awning/domain/published/published";
import { RichTextView } from "../blocks/rich-text-view.tsx";
import { Prose } from "../parts/prose.tsx";

/** What the owner says of a product, by its shapes where it has any. */
export function ProductDescription({ product: { description, richDescription = [] } }: { product: PublicProduct }) {
  if (richDescription.length === 0) return <Prose text={description} className="product__prose" />;
  return <RichTextView text={richDescription} className="rich product__prose" />;
}
