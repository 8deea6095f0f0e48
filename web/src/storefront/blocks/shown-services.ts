import type { BlockProps } from "@awning/domain/page/block";
import type { PublishedSite } from "@awning/domain/published/published";

/** The services that a block shows, chosen ones in the order in which they were chosen; those that are gone are left out. */
export function shownServices(
  { show, serviceIds }: Pick<BlockProps<"booking">, "show" | "serviceIds">,
  { services }: Pick<PublishedSite, "services">,
): PublishedSite["services"] {
  if (show === "all") return services;
  return serviceIds.flatMap((id) => services.find((one) => one.id === id) ?? []);
}
