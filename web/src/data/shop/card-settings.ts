import { documents } from "@awning/domain/routes/firestore-paths";
import { type CardSettings, cardSettingsSchema } from "@awning/domain/shop/card-settings";
import { doc } from "firebase/firestore";
import { useSession } from "../account/session.ts";
import { runCommand } from "../core/commands.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";

/** The signed-in owner's account at the card provider, live; `null` until it exists. */
export function useCardSettings(): Live<CardSettings | null> {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  return useLive(
    siteId && `card-settings/${siteId}`,
    watchDocument(() => doc(firestore(), documents.cardSettings(siteId ?? "")), cardSettingsSchema),
  );
}

/** The address where the owner creates or completes their account. @throws Failure `method_unavailable`, `busy`, `offline` */
export async function connectCard(): Promise<string> {
  return (await runCommand("connect-card", {})).url;
}

/** Turns card payments on or off and refreshes the account's status. @throws Failure `busy`, `offline` */
export async function changeCard(isEnabled: boolean): Promise<void> {
  await runCommand("change-card", { isEnabled });
}
