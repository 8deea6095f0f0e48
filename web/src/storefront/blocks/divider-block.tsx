import type { BlockProps } from "@awning/domain/page/block";

export function DividerBlock({ look }: BlockProps<"divider">) {
  return <hr className={`rule rule--${look}`} />;
}
