import { Failure } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/firestore-paths";
import { type ShopSettings, shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { doc } from "firebase/firestore";
import { useSession } from "../account/session.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { type WithDocument, withDocument } from "../core/rows.ts";

/**
 * The signed-in owner's shop settings, live. They are created with the account, so a missing document is the failure
 * `not_found`.
 */
export function useShopSettings(): Live<WithDocument<ShopSettings>> {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  const live = useLive(
    siteId && `shop-settings/${siteId}`,
    watchDocument(() => doc(firestore(), documents.shopSettings(siteId ?? "")), settingsSchema),
  );
  if (live.state !== "ready") return live;
  return live.data === null ? MISSING : { ...live, data: live.data };
}

const settingsSchema = withDocument(shopSettingsSchema);
const MISSING: Live<never> = { state: "failed", failure: new Failure("not_found") };
