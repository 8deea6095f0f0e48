import { collections } from "@awning/domain/routes/firestore-paths";
import { collection, type Firestore, limit, orderBy, type Query, query, where } from "firebase/firestore";

/** The newest products on sale, newest first, at most `count`. */
export function newestQuery(db: Firestore, siteId: string, count: number): Query {
  return query(collection(db, collections.products(siteId)), where("state", "==", "active"), orderBy("createdAt", "desc"), limit(count));
}
