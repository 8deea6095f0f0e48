import { orderActionSchema } from "@awning/domain/order/actions";
import { BULK_ACTS, type BulkAct, wasApplied } from "@awning/domain/order/bulk";
import { orderSchema } from "@awning/domain/order/order";
import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, getDoc } from "firebase/firestore";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { isSigningOut } from "../account/session.ts";
import { keep, namesIn, recall } from "../core/browser-storage.ts";
import { fromDocument } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { unsavedKey } from "../core/unsaved.ts";
import { OrderRun, type RunItem, type RunProgress, type RunTools } from "./order-run.ts";
import { runOrderAction } from "./orders.ts";

/** A run as the screens show it. `isUndo`: it takes back an earlier one. */
export type ShownRun = RunProgress & { siteId: string; act: BulkAct; isUndo: boolean };
export type WantedRun = { act: BulkAct; isUndo: boolean; items: RunItem[] };
/** A run that ended with its tab. `key`: where it is stored. */
export type LeftRun = WantedRun & { key: string };

const leftSchema = z.object({
  act: z.enum(BULK_ACTS),
  isUndo: z.boolean(),
  /** When it was last alive, ms since 1970. */
  at: z.number(),
  items: z.array(z.object({ id: z.string(), number: z.number(), rev: z.number(), events: z.number(), action: orderActionSchema })),
});
/** A run whose tab has not stored it for so long has ended with it. */
export const LOST_AFTER_MS = 10_000;
const STORE_EACH_MS = 1000;
const PAUSE_MS = 3000;
/** Each run has a place of its own, so that tabs do not overwrite each other's. */
const keysOf = (siteId: string) => unsavedKey(`order-run/${siteId}/`);

let current: { run: OrderRun; shown: ShownRun } | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The run of this tab, while it works and until it is closed; it goes on while other screens are open. */
export function useOrderRun(siteId: string): ShownRun | null {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current?.shown ?? null,
  );
  return shown?.siteId === siteId ? shown : null;
}

/** Starts a run, unless one is at work. Settles when it is over or stopped. */
export async function startOrderRun(siteId: string, { act, isUndo, items }: WantedRun): Promise<void> {
  if (current?.shown.state === "running" || current?.shown.state === "waiting") return;
  const read = () => ({ ...run.progress, siteId, act, isUndo });
  const run: OrderRun = new OrderRun(items, toolsOf(siteId), () => {
    if (current?.run !== run) return;
    current = { run, shown: read() };
    tell();
  });
  const key = keysOf(siteId) + crypto.randomUUID();
  const store = () => isSigningOut() || keep("localStorage", key, JSON.stringify({ act, isUndo, at: Date.now(), items: run.left }));
  current = { run, shown: read() };
  tell();
  store();
  const timer = setInterval(store, STORE_EACH_MS);
  await run.start();
  clearInterval(timer);
  keep("localStorage", key, null);
}

/** Lets the orders at work finish and leaves the rest as they are. */
export function stopOrderRun(): void {
  current?.run.stop();
}

/** Takes the result off the screens. */
export function closeOrderRun(): void {
  if (current?.shown.state === "running" || current?.shown.state === "waiting") return;
  current = null;
  tell();
}

/** What a tab that was closed in the middle of a run left undone; `null` without one. What it was at is looked up when it goes on. */
export function leftOrderRun(siteId: string): LeftRun | null {
  for (const key of namesIn("localStorage").filter((name) => name.startsWith(keysOf(siteId)))) {
    const stored = readRun(key);
    if (stored && stored.items.length > 0 && Date.now() - stored.at >= LOST_AFTER_MS) return { ...stored, key };
  }
  return null;
}

function readRun(key: string): z.infer<typeof leftSchema> | null {
  try {
    return leftSchema.parse(JSON.parse(recall("localStorage", key) ?? "null"));
  } catch {
    return null;
  }
}

/** Takes what a closed tab left undone out of the storage: it is given up, or goes on. */
export function forgetOrderRun({ key }: LeftRun): void {
  keep("localStorage", key, null);
}

function toolsOf(siteId: string): RunTools {
  return {
    apply: (item) => runOrderAction(item, item.action).catch((error: unknown) => Promise.reject(toFailure(error))),
    isApplied: async ({ id, rev, events, action }) => {
      const order = fromDocument(orderSchema, await getDoc(doc(firestore(), documents.order(siteId, id))));
      return order !== null && wasApplied(order, { rev, events }, action);
    },
    pause: ({ code, details }) => {
      const seconds = code === "too_many_requests" ? Number(details["retryAfterSeconds"]) : Number.NaN;
      return new Promise((resolve) => {
        setTimeout(resolve, Number.isFinite(seconds) ? seconds * 1000 : PAUSE_MS);
        if (code === "offline") window.addEventListener("online", () => resolve(), { once: true });
      });
    },
  };
}
