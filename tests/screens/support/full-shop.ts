import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { INFORMATION_SECTIONS, SETTINGS_SECTIONS, settingsPaths } from "@awning/domain/routes/settings-paths";
import { beginningsOf } from "@awning/domain/values/search-terms";
import { builderRoute, privateRoutes } from "../../../web/src/app/private-routes.ts";
import type { OwnerChoices } from "../../support/stored.ts";
import { answerBookings, putReservation, putSchedule, putService } from "./bookings.ts";
import { putPage } from "./building.ts";
import { putConversation } from "./conversations.ts";
import { putLink } from "./links.ts";
import { answerActs, putOrder } from "./orders.ts";
import { type Owner, putProduct, signedInOwner, store } from "./screen.tsx";

const HOUR = 3_600_000;

/** Every address of a private screen, where one has sections each of them. */
export const SCREEN_PATHS: readonly string[] = [...privateRoutes, builderRoute].flatMap(({ path }) => {
  if (!path.endsWith("/:section?")) return [path];
  return path.startsWith(paths.settings)
    ? [paths.settings, ...SETTINGS_SECTIONS.map((section) => settingsPaths.section(section))]
    : INFORMATION_SECTIONS.map((section) => settingsPaths.information(section));
});

/**
 * An owner with one of everything that screens show.
 * @returns how an address of the app is filled with what there is; it throws for a screen of something that is missing here
 */
export function ownerOfEverything(choices: OwnerChoices = {}): { owner: Owner; addressOf: (path: string) => string } {
  const owner = signedInOwner(choices);
  const at = new Date();
  const product = putProduct(owner, { title: "Bud vase", stock: 2 });
  const order = putOrder(owner);
  answerActs(owner);
  putLink(owner, { title: "Our kiln" });
  store.set(documents.collection(owner.uid, "collection1"), {
    ...{ title: "Gifts", slug: "gifts", order: "a0", productIds: [product], createdAt: at, updatedAt: at },
  });
  putSchedule(owner);
  const service = putService(owner);
  answerBookings(owner, [service]);
  putReservation(owner, service, { start: Math.ceil(Date.now() / HOUR) * HOUR + HOUR, status: "pending" });
  putReservation(owner, service, { start: Math.ceil(Date.now() / HOUR) * HOUR + 26 * HOUR });
  const conversation = putConversation(owner, [{ by: "visitor", text: "Is the vase still there?" }], { name: "Ida Lund" });
  const person = { name: "Ida Lund", email: "ida@example.test" };
  store.set(documents.person(owner.uid, "ida"), {
    ...{ ...person, phone: "", sources: ["order"], orders: 2, spent: [{ currency: "EUR", total: 4800 }], marketing: "none" },
    ...{ firstSeen: at, lastSeen: at, searchTerms: beginningsOf([person.name, person.email]), labels: ["Regular"], note: "" },
  });
  const page = putPage(owner, "The studio");
  const ids: Record<string, string> = {
    ...{ orders: order.id, products: product, services: service.id, chat: conversation, visitors: "ida", pages: page },
  };
  const idOf = (noun: string) => {
    const id = ids[noun];
    if (id === undefined) throw new Error(`the full shop has no document for the screens of ${noun}`);
    return id;
  };
  return { owner, addressOf: (path) => path.replace(/([\w-]+)\/:\w+/, (_, noun: string) => `${noun}/${idOf(noun)}`) };
}
