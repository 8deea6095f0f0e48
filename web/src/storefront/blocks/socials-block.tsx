import type { BlockProps } from "@awning/domain/page/block";
import { SocialRow } from "../home/social-row.tsx";
import type { BlockContext } from "./block-context.ts";

export function SocialsBlock({ align, context }: BlockProps<"socials"> & { context: BlockContext }) {
  if (context.site.socials.length === 0) return null;
  return (
    <div className={align === "center" ? "blk__soc blk__mid" : "blk__soc"}>
      <SocialRow socials={context.site.socials} />
    </div>
  );
}
