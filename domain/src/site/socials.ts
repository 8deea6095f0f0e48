import * as z from "zod/mini";
import { noRows, rowsOf } from "../values/rows.ts";
import { type Social, socialSchema } from "./social.ts";

export const SOCIALS_MAX = 12;

/** An entry as its owner edits it. */
const ownSocialSchema = z.extend(socialSchema, { id: z.string() });
export type OwnSocial = z.infer<typeof ownSocialSchema>;

/** Entries from before they were stored by row are named by their place. */
const withIds = z.transform((stored: readonly Social[] | Record<string, unknown>) =>
  Array.isArray(stored) ? stored.map((social: Social, place) => ({ id: `${place}`, ...social })) : (stored as Record<string, unknown>),
);

const socialsSchema = z.catch(z.pipe(withIds, rowsOf(ownSocialSchema, "id", z.maxLength(SOCIALS_MAX))), noRows);

/** The icons of a site in their order; none where nothing that can be read is stored. */
export function readSocials(stored: unknown): OwnSocial[] {
  return socialsSchema.parse(stored);
}
