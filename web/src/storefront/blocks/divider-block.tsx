import type { BlockProps } from "@awning/domain/block";

export function DividerBlock({ look }: BlockProps<"divider">) {
  return <hr className={`rule rule--${look}`} />;
}
