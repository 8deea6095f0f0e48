import type { BlockOf } from "@awning/domain/page/block";
import { createPortal } from "react-dom";
import { RichToolbar } from "#rich-text/rich-toolbar.tsx";
import { useRichView } from "#rich-text/use-rich-view.ts";
import * as labels from "../labels.ts";
import type { Builder } from "../use-builder.ts";

/** Edits a block's text in place. `tools` is where its toolbar goes, above the block. */
export function TextInPlace({
  block,
  builder,
  host,
  tools,
}: {
  block: BlockOf<"text">;
  builder: Builder;
  host: HTMLElement | null;
  tools: HTMLElement | null;
}) {
  const { props } = block;
  const view = useRichView({
    host,
    text: props.text,
    onChange: (text) => builder.change({ ...block, props: { ...props, text } }, "text"),
    label: labels.blockText,
    className: props.align === "center" ? "rich blk__mid" : "rich",
    isFocused: true,
  });
  return view && tools ? createPortal(<RichToolbar view={view} label={labels.formatting} />, tools) : null;
}
