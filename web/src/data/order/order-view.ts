import { type OrderProgress, orderViewSchema } from "@awning/domain/order/order-view";
import { documents } from "@awning/domain/routes/firestore-paths";
import { initializeApp } from "firebase/app";
import { connectFirestoreEmulator, doc, initializeFirestore, memoryLocalCache, onSnapshot } from "firebase/firestore";
import { startAppCheck } from "../core/app-check.ts";
import { fromDocument } from "../core/documents.ts";
import { env } from "../env.ts";

/** Delay before an ended listener is reopened; it doubles each time. */
const AGAIN_MS = 10_000;
const AGAIN_LATEST_MS = 160_000;

/**
 * Watches the live copy of an order on the buyer's page. Nothing is stored on the buyer's device.
 * @param viewId the unguessable id in the order page
 * @param hear called when the copy becomes in sync with the server or stops being so (connection lost, copy gone or
 * unreadable)
 */
export function watchOrderView(viewId: string, next: (view: OrderProgress) => void, hear: (isHeard: boolean) => void): void {
  const app = initializeApp({ apiKey: env.apiKey, projectId: env.projectId, appId: env.appId }, "order-view");
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (__DEVELOPMENT__) connectFirestoreEmulator(firestore, "127.0.0.1", 8080);
  const place = doc(firestore, documents.orderView(viewId));
  void startAppCheck(app).finally(() => listen(AGAIN_MS));

  function listen(again: number): void {
    onSnapshot(
      place,
      { includeMetadataChanges: true },
      (snapshot) => {
        try {
          const view = fromDocument(orderViewSchema, snapshot);
          if (view) next(view);
          hear(view !== null && !snapshot.metadata.fromCache);
        } catch (error) {
          console.warn(error);
          hear(false);
        }
      },
      // An error ends a Firestore listener for good.
      () => {
        hear(false);
        setTimeout(() => listen(Math.min(again * 2, AGAIN_LATEST_MS)), again);
      },
    );
  }
}
