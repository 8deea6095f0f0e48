import * as z from "zod/mini";
import type { ToldAttribution } from "./told-attribution.ts";

/** How the buyer of an order came, for its owner alone: empty texts and `null` where nothing is known. `link` as it was titled then. */
export const attributionSchema = z.object({
  source: z.string(),
  utm: z.object({ source: z.string(), medium: z.string(), campaign: z.string() }),
  link: z.nullable(z.object({ id: z.string(), title: z.string() })),
});
export type Attribution = z.infer<typeof attributionSchema>;

/** What an order keeps of it; `null` when nothing is known. `link` is the one of the owner's that its mark was found for. */
export function attributionOf({ source, utm }: ToldAttribution, link: Attribution["link"]): Attribution | null {
  const isKnown = [source, ...Object.values(utm)].some((value) => value !== "") || link !== null;
  return isKnown ? { source, utm, link } : null;
}
