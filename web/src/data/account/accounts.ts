import { type Account, accountSchema } from "@awning/domain/account/account";
import { documents } from "@awning/domain/routes/firestore-paths";
import { doc } from "firebase/firestore";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { useSession } from "./session.ts";

/** The signed-in owner's account. `data` is `null` when the user signed in but has no username yet. */
export function useAccount(): Live<(Account & { id: string }) | null> {
  const session = useSession();
  const uid = session.state === "signed_in" ? session.uid : null;
  return useLive(
    uid && `account/${uid}`,
    watchDocument(() => doc(firestore(), documents.account(uid ?? "")), accountSchema),
  );
}
