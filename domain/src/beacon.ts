import * as z from "zod/mini";
import { usernameSchema } from "./username.ts";

/** A message from a page, bytes. */
export const BEACON_MAX_BYTES = 512;

/** What a page tells when somebody opens a link: whose page it is, and the mark of the link (`link-mark.ts`). */
const clickSchema = z.strictObject({
  kind: z.literal("click"),
  site: usernameSchema,
  link: z.string().check(z.regex(/^[A-Za-z0-9]{1,6}$/)),
});
/** Everything that pages tell, by its kind. */
export const beaconSchema = z.discriminatedUnion("kind", [clickSchema]);
export type Beacon = z.infer<typeof beaconSchema>;
