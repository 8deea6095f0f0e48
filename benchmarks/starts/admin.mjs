// The Admin SDK alone, as it would be the least that reads a document with it.
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";

initializeApp({ projectId: "bench" });
getFirestore()
  .doc("published/shop-000000001")
  .get()
  .catch(() => {});
