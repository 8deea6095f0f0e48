import {
  SECURITY_EVENTS_KEPT_DAYS,
  type SecurityAct,
  type SecurityEvent,
  securityEventDocuments,
  securityEventSchema,
} from "@awning/domain/account/security-event";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import * as z from "zod/mini";
import { derivedId, randomId } from "#platform/secure-ids.ts";
import { firestore } from "../core/admin.ts";
import { createOnce, type Writes } from "../core/writes.ts";
import { hasSite } from "../site/sites.ts";

const storedSchema = z.extend(securityEventSchema, { expireAt: timestampSchema });
const KEPT_MS = SECURITY_EVENTS_KEPT_DAYS * 86_400_000;

const at = (uid: string, id: string) => firestore().doc(securityEventDocuments.one(uid, id));
const stored = (event: SecurityEvent) => toDocument(storedSchema, { ...event, expireAt: event.at + KEPT_MS });

/** Adds an event to the commit of its act. @param now ms since 1970 */
export function addSecurityEvent(writes: Pick<Writes, "create">, uid: string, act: SecurityAct, now: number, detail = ""): void {
  writes.create(at(uid, randomId(20)), stored({ act, detail, at: now }));
}

/**
 * Adds an event whose act is no commit of ours, once for each `key`. Does nothing without a site: nothing would delete the event with it.
 * @param now ms since 1970
 */
export async function addSecurityEventOnce(uid: string, key: string, act: SecurityAct, now: number): Promise<void> {
  if (!(await hasSite(uid))) return;
  await createOnce(at(uid, derivedId(`${act} ${key}`)), stored({ act, detail: "", at: now }));
}
