import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { collection, limit, orderBy, query } from "firebase/firestore";
import * as z from "zod/mini";
import { useSession } from "../account/session.ts";
import { firestore } from "../core/firestore.ts";
import { useLive } from "../core/live.ts";
import { watchQuery } from "../core/live-queries.ts";
import { waits } from "./waits.ts";

/** Counting stops here. */
export const COUNTED_REQUESTS = 25;

/** A time that the owner proposed waits for the guest. */
const waitingSchema = z.object({ moveRequest: z.optional(z.nullable(z.object({ by: z.optional(z.string()) }))) });

/** How many requests wait for the signed-in owner, live; 0 until known. It does not load the reservation schemas. */
export function useRequestCount(): number {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  const live = useLive(
    siteId && `request-count/${siteId}`,
    watchQuery(
      () =>
        query(
          collection(firestore(), bookingCollections.reservations(siteId ?? "")),
          waits(),
          orderBy("startsAt"),
          limit(COUNTED_REQUESTS),
        ),
      waitingSchema,
    ),
  );
  return live.state === "ready" ? live.data.filter(({ moveRequest }) => moveRequest?.by !== "owner").length : 0;
}
