import type { BlockProps } from "@awning/domain/page/block";

export function SpacerBlock({ size }: BlockProps<"spacer">) {
  return <div className={`space space--${size}`} aria-hidden="true" />;
}
