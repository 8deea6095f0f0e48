import type { PublicProduct, PublishedSite } from "./published.ts";

/** Whether a shop accepts orders of this kind: physical goods need a delivery method, digital goods do not. */
export function isOrderable(
  { kind }: Pick<PublicProduct, "kind">,
  { open, deliveries }: Pick<PublishedSite["shop"], "open" | "deliveries">,
) {
  return open && (kind !== "physical" || deliveries.some((way) => way !== "none"));
}
