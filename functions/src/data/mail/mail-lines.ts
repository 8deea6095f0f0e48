import { gatheringOf, type Mail, type MailLane, mailSchema } from "@awning/domain/mail/mail";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { type DocumentSnapshot, FieldPath } from "firebase-admin/firestore";
import { log } from "#platform/log.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { type Due, listDue } from "../core/due.ts";
import { isOvertaken } from "../core/writes.ts";
import { enqueueMail } from "./mail-tasks.ts";
import type { Told, ToldShop } from "./told.ts";

/** The mails of one site or user in one lane, oldest first. */
export type Line = Pick<Mail, "lane"> & { line: string };

/** Mails of a line that have a task at a time: what another shop's mail waits behind, for each shop with many. */
export const TASKS_PER_LINE = 3;
const MIGRATED_AT_ONCE = 100;

export function lineOf({ siteId, uid }: Pick<Mail["subject"], "siteId" | "uid">): string {
  return siteId ?? uid ?? "awning";
}

/**
 * Hands the first {@link TASKS_PER_LINE} mails of a line to the task queue; those already handed over are left alone. Safe to call at any
 * time and concurrently, and called whenever a mail joins the line, or one leaves it that others wait for. Never throws: the scheduled job
 * does what is missed.
 * @param own mails just created as handed over; those that are not among the first wait for their turn. Without any, others may wait
 * @param shop for the tasks of its own mails
 */
export async function handOver(line: Line, own: readonly string[] = [], shop: ToldShop | null = null): Promise<void> {
  try {
    const { docs } = await outbox()
      .where("lane", "==", line.lane)
      .where("line", "==", line.line)
      .orderBy("notBefore")
      .limit(TASKS_PER_LINE)
      .get();
    const mayWait = own.length === 0 && docs.length === TASKS_PER_LINE;
    const asked = await Promise.all(
      docs.map(async (one) => {
        const mail = fromDocument(mailSchema, one);
        if (!mail) return true;
        if (own.includes(one.id)) await enqueue(one.id, mail, toldOf(one, mail, shop));
        else if (mail.place !== "waiting") return !mayWait || mail.isFollowed || (await change(one, { isFollowed: true }));
        else if (await change(one, { place: "handed", isFollowed: true })) await enqueue(one.id, mail, null);
        return true;
      }),
    );
    const early = own.filter((mailId) => !docs.some(({ id }) => id === mailId));
    await Promise.all(early.map(waitForTurn));
    // Those before it may have left meanwhile, not knowing that they are followed.
    if (early.length > 0 || asked.includes(false)) await handOver(line);
  } catch (error) {
    log.mailsNotHandedOver(`${line.lane}/${line.line}`, error);
  }
}

async function enqueue(id: string, { lane, notBefore }: Mail, told: Told | null): Promise<void> {
  try {
    await enqueueMail(id, lane, Math.max(0, Math.ceil((notBefore - Date.now()) / 1000)), told);
  } catch (error) {
    await waitForTurn(id);
    throw error;
  }
}

function toldOf({ updateTime }: DocumentSnapshot, mail: Mail, shop: ToldShop | null): Told | null {
  return updateTime ? { mail, guard: { seconds: updateTime.seconds, nanoseconds: updateTime.nanoseconds }, shop } : null;
}

async function waitForTurn(id: string): Promise<void> {
  const own = await firestore().doc(documents.mail(id)).get();
  if (fromDocument(mailSchema, own)?.line != null) await change(own, { place: "waiting" });
}

/** @returns whether it changed: `false` when another process was faster */
async function change({ ref, updateTime }: DocumentSnapshot, fields: Partial<Pick<Mail, "place" | "isFollowed">>): Promise<boolean> {
  if (!updateTime) return false;
  try {
    await ref.update(fields, { lastUpdateTime: updateTime });
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}

/** What a job looks for in a lane: mails due before `before` that no line has, that wait in one, or whose task may be lost. */
export function lateMails(lane: MailLane, before: number): Record<NonNullable<Mail["place"]>, Due> {
  const inPlace = (place: Mail["place"]): Due => ({
    query: outbox().where("lane", "==", lane).where("place", "==", place).where("notBefore", "<=", new Date(before)),
    since: "notBefore",
  });
  return { aside: inPlace("aside"), waiting: inPlace("waiting"), handed: inPlace("handed") };
}

/** Mails whose sender died: their lease is over at `now`. */
export function abandonedMails(now: number): Due {
  return { query: outbox().where("state", "==", "sending").where("leaseUntil", "<=", new Date(now)), since: "leaseUntil" };
}

/** Of one page of the unsent mails, by id after `after`, those from before there were lanes. `last` ends the page; `null`: no more. */
export async function listMailsWithoutLane(after: string | null): Promise<{ ids: string[]; last: string | null }> {
  const page = outbox().where("state", "==", "queued").orderBy(FieldPath.documentId()).limit(MIGRATED_AT_ONCE);
  const { docs } = await (after === null ? page : page.where(FieldPath.documentId(), ">", after)).get();
  const ids = docs.filter((one) => one.get("lane") === undefined).map((one) => one.id);
  return { ids, last: docs.length < MIGRATED_AT_ONCE ? null : (docs.at(-1)?.id ?? null) };
}

/** Ids of mails that a job found, oldest first: one of each batch, because it sends the others along. */
export async function listLate(due: Due, limit: number): Promise<string[]> {
  const first = new Map<string, string>();
  for (const { id, mail } of await read(due, limit)) {
    const batch = batchOf(mail) ?? id;
    if (!first.has(batch)) first.set(batch, id);
  }
  return [...first.values()];
}

/** The lines in which these mails stand. */
export async function listLines(due: Due, limit: number): Promise<Line[]> {
  const mails = await read(due, limit);
  const lines = new Map(mails.flatMap(({ mail: { lane, line } }) => (line === null ? [] : [[line, { lane, line }]])));
  return [...lines.values()];
}

async function read(due: Due, limit: number): Promise<{ id: string; mail: Mail }[]> {
  return (await listDue(due, limit)).flatMap((one) => {
    const mail = fromDocument(mailSchema, one);
    return mail ? [{ id: one.id, mail }] : [];
  });
}

function batchOf({ isGathered, to, subject, kind }: Mail): string | null {
  return isGathered ? `${to} ${subject.siteId ?? subject.uid} ${gatheringOf(kind)}` : null;
}

function outbox() {
  return firestore().collection(collections.outbox);
}
