import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { bookingPaths } from "@awning/domain/booking/paths";
import { FIRST_SCHEDULE_ID, type ScheduleDraft } from "@awning/domain/booking/schedule";
import { NEW_SERVICE, type ServiceDraft } from "@awning/domain/booking/service";
import { makeOwner, type Owner } from "./builders.ts";
import { admin } from "./emulators.ts";
import { htmlOnce } from "./site-pages.ts";

/** An owner who can be booked, under the address of their one service. */
export type Bookable = { owner: Owner; serviceId: string; path: string };

/** Open all day on every day, so that there are times whenever a test runs. */
const ALWAYS: ScheduleDraft["weekly"] = Array.from({ length: 7 }, () => ({ ranges: [{ from: 0, to: 1440 }] }));

/** The hours of an owner: every hour there is, by the clocks of Berlin, unless they say otherwise. */
export async function makeSchedule({ uid }: Owner, changes: Partial<ScheduleDraft> = {}): Promise<void> {
  const at = new Date();
  const hours = { name: "Working hours", zone: "Europe/Berlin", weekly: ALWAYS, overrides: [], ...changes };
  await admin.firestore.doc(bookingDocuments.schedule(uid, FIRST_SCHEDULE_ID)).set({ ...hours, createdAt: at, updatedAt: at });
}

/** Something that can be booked: a piano lesson of an hour. @returns its id */
export async function makeService({ uid }: Owner, changes: Partial<ServiceDraft> = {}): Promise<string> {
  const at = new Date();
  const service: ServiceDraft = {
    ...NEW_SERVICE,
    ...{ title: "Piano lesson", slug: "piano", sortKey: "a0", scheduleId: FIRST_SCHEDULE_ID, state: "active", step: 60 },
    place: { kind: "address", text: "Mill Street 12, Hamburg" },
    ...changes,
  };
  const id = service.slug.replaceAll("-", "");
  await admin.firestore.doc(bookingDocuments.service(uid, id)).set({ ...service, createdAt: at, updatedAt: at });
  return id;
}

/** Opens a page with one service; it answers already. */
export async function openBookable({
  service,
  schedule,
  ...owner
}: Parameters<typeof makeOwner>[0] & { service?: Partial<ServiceDraft>; schedule?: Partial<ScheduleDraft> } = {}): Promise<Bookable> {
  const made = await makeOwner({ ...owner, site: { displayName: "Tempo", ...owner.site } });
  await makeSchedule(made, schedule);
  const serviceId = await makeService(made, service);
  const path = bookingPaths.service(made.username, service?.slug ?? "piano");
  await htmlOnce(path);
  return { owner: made, serviceId, path };
}
