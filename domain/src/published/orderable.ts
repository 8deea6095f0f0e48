import type { PublicProduct, PublishedSite } from "./published.ts";

/** Whether a shop takes orders for things of this kind: what must reach people needs a way to, what is sent by mail needs none. */
export function isOrderable(
  { kind }: Pick<PublicProduct, "kind">,
  { open, deliveries }: Pick<PublishedSite["shop"], "open" | "deliveries">,
) {
  return open && (kind !== "physical" || deliveries.some((way) => way !== "none"));
}
