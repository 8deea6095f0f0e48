import * as z from "zod/mini";
import { rowsOf } from "../values/rows.ts";
import { line } from "../values/text.ts";

export const DEVICES_MAX = 10;
export const DEVICE_NAME_MAX = 60;
const ADDRESS_MAX = 1000;

/** A browser that takes push messages: where its push service takes them, and the keys that they are encrypted with. */
export const deviceSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]{20}$/)),
  /** Whether it is https and public is checked when it is called. */
  endpoint: z.string().check(z.maxLength(ADDRESS_MAX), z.regex(/^https?:\/\/\S+$/)),
  /** A public key of P-256 and a secret of 16 bytes, base64url. */
  p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)),
  auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  name: line(1, DEVICE_NAME_MAX),
});
export type Device = z.infer<typeof deviceSchema>;

/** `sites/{siteId}/settings/devices`: the owner's devices that are pushed to, by id; each device writes its own. */
export const devicesSchema = z.object({ devices: rowsOf(deviceSchema, z.maxLength(DEVICES_MAX)) });

/** What is pushed, encrypted so that only the device reads it. `unread` is the number for the app's badge. */
export const pushedSchema = z.object({
  id: z.string(),
  event: z.string(),
  title: z.string(),
  path: z.string(),
  unread: z.number(),
});
export type Pushed = z.infer<typeof pushedSchema>;
