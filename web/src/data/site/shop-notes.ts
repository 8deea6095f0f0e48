import { documents } from "@awning/domain/routes/firestore-paths";
import { type ShopNotes, shopNotesSchema } from "@awning/domain/shop/site-stats";
import { doc } from "firebase/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive, type Watch } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";

const notedSchema = z.object({ shopNotes: z.optional(shopNotesSchema) });

/**
 * The server's notes about the owner's shop, live; `null` before there are any. They are part of the site, which is already
 * watched, so this costs no read.
 */
export function useShopNotes(siteId: string | null): Live<ShopNotes | null> {
  return useLive(siteId && `shop-notes/${siteId}`, watchShopNotes(siteId ?? "-"));
}

function watchShopNotes(siteId: string): Watch<ShopNotes | null> {
  const watch = watchDocument(() => doc(firestore(), documents.site(siteId)), notedSchema);
  return (next, fail) => watch((found, meta) => next(found?.shopNotes ?? null, meta), fail);
}
