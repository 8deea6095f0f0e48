import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type PublishedService, publishedServiceSchema } from "@awning/domain/booking/public-service";
import { firestore } from "./admin.ts";
import { fromDocument } from "./documents.ts";

/** A service as visitors see it; `null` for one that they cannot book. */
export async function getPublishedService(username: string, slug: string): Promise<PublishedService | null> {
  return fromDocument(publishedServiceSchema, await firestore().doc(bookingDocuments.publishedService(username, slug)).get());
}
