import * as z from "zod/mini";
import { BROWSERS, SYSTEMS } from "../values/device.ts";
import { timeZoneSchema } from "../values/place.ts";

/** Devices that an account lists; the one that was away longest makes room. */
export const SESSIONS_MAX = 20;

const device = { browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) };
/** The random id that a browser keeps; stored only as a hash. */
export const deviceIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));
export const reportedDeviceSchema = z.object({ device: deviceIdSchema, ...device });

/** A device that used an account, as of its last report. `signedInAt` is the sign-in it reported with. Times in ms since 1970. */
export const sessionSchema = z.object({ ...device, timeZone: z.string(), signedInAt: z.number(), usedAt: z.number() });
export type Session = z.infer<typeof sessionSchema>;

const empty = z.object({});
const listed = z.object({ ...device, timeZone: z.string(), usedAt: z.number(), isThis: z.boolean() });
export type ListedSession = z.infer<typeof listed>;

/** The commands of the devices that used an account, which join those of `api/commands.ts`. */
export const sessionCommands = {
  /** Lists the caller's device among the account's, at most once a day and sign-in. */
  "note-session": { auth: "required", input: z.extend(reportedDeviceSchema, { timeZone: timeZoneSchema }), output: empty },
  /** Last used first, without those whose session was ended from elsewhere; one that logged out by itself tells nobody. `device` is the caller's. */
  "list-sessions": {
    auth: "required",
    input: z.object({ device: z.nullable(deviceIdSchema) }),
    output: z.object({ sessions: z.array(listed) }),
  },
  /** Ends all sessions, this one included. Needs a recent sign-in, otherwise `stale_sign_in`. */
  "end-sessions": { auth: "required", input: empty, output: empty },
} as const;
