/** The folders of `domain/src`, from what knows nothing of the others to what knows them all. A lower one never imports an upper one. */
export const DOMAIN_LAYERS: readonly (readonly string[])[] = [
  ["values", "time", "errors", "routes"],
  ["money", "media", "rich-text"],
  ["link", "product", "design", "account", "mail"],
  ["shop"],
  ["discount", "cart"],
  ["checkout", "site", "page", "booking"],
  ["order"],
  ["contact", "chat", "notification", "published", "upload", "analytics", "monitoring"],
  ["api"],
];

/** Why a file of the domain may not import another of it, or `null`. Paths begin with `domain/src/`. */
export function layerBreach(from: string, to: string): string | null {
  const [, , own = ""] = from.split("/");
  const [, , other = ""] = to.split("/");
  const layerOf = (folder: string) => DOMAIN_LAYERS.findIndex((layer) => layer.includes(folder));
  if (layerOf(own) < 0) return `${own} is no folder of the domain: see tools/lib/domain-layers.ts`;
  return layerOf(other) > layerOf(own) ? `${own} is below ${other}, and knows nothing of it` : null;
}
