import type { BlockProps } from "@awning/domain/page/block";

export function HeadingBlock({ text, level, align }: BlockProps<"heading">) {
  const Heading = level === 2 ? "h2" : "h3";
  return <Heading className={align === "center" ? "blk__mid" : undefined}>{text}</Heading>;
}
