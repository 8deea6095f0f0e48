/** The folders of `domain/src` by layer, lowest first. A lower layer never imports a higher one. */
export const DOMAIN_LAYERS: readonly (readonly string[])[] = [
  ["values", "time", "errors", "routes"],
  ["money", "media", "rich-text"],
  ["link", "product", "design", "account", "mail"],
  ["shop"],
  ["discount", "cart"],
  ["checkout", "site", "page", "booking"],
  ["order"],
  ["contact", "chat", "notification", "published", "upload", "analytics", "monitoring", "transfer"],
  ["api"],
];

/** Why an import within the domain is not allowed, or `null`. Paths begin with `domain/src/`. */
export function layerBreach(from: string, to: string): string | null {
  const [, , own = ""] = from.split("/");
  const [, , other = ""] = to.split("/");
  const layerOf = (folder: string) => DOMAIN_LAYERS.findIndex((layer) => layer.includes(folder));
  if (layerOf(own) < 0) return `${own} is no folder of the domain: see tools/lib/domain-layers.ts`;
  return layerOf(other) > layerOf(own) ? `${own} is below ${other}, and knows nothing of it` : null;
}
