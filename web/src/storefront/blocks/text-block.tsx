import type { BlockProps } from "@awning/domain/page/block";
import { RichTextView } from "./rich-text-view.tsx";

export function TextBlock({ text, align }: BlockProps<"text">) {
  return <RichTextView text={text} className={align === "center" ? "rich blk__mid" : "rich"} />;
}
