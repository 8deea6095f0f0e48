import { documents } from "@awning/domain/collections";
import type { Failure } from "@awning/domain/failure";
import { type OrderView, orderViewSchema } from "@awning/domain/order-view";
import { initializeApp } from "firebase/app";
import { connectFirestoreEmulator, doc, initializeFirestore, memoryLocalCache, onSnapshot } from "firebase/firestore";
import { fromDocument } from "./documents.ts";
import { env } from "./env.ts";
import { toFailure } from "./failures.ts";

/**
 * Follows the live copy of an order that a buyer has open. Nothing is kept on the buyer's device.
 * @param viewId the unguessable id that the order page carries
 * @returns the function that stops following
 */
export function watchOrderView(viewId: string, next: (view: OrderView) => void, fail: (failure: Failure) => void): () => void {
  const app = initializeApp({ apiKey: env.apiKey, projectId: env.projectId, appId: env.appId }, "order-view");
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (__DEVELOPMENT__) connectFirestoreEmulator(firestore, "127.0.0.1", 8080);
  return onSnapshot(
    doc(firestore, documents.orderView(viewId)),
    (snapshot) => {
      try {
        const view = fromDocument(orderViewSchema, snapshot);
        if (view) next(view);
      } catch (error) {
        fail(toFailure(error));
      }
    },
    (error) => fail(toFailure(error)),
  );
}
