import * as z from "zod/mini";
import { rowsOf } from "../values/rows.ts";
import { socialSchema } from "./social.ts";

export const SOCIALS_MAX = 12;

/** An entry as its owner edits it. */
const ownSocialSchema = z.extend(socialSchema, { id: z.string() });
export type OwnSocial = z.infer<typeof ownSocialSchema>;

/** The row of icons; empty where nothing that can be read is stored. */
export const socialsSchema = z.catch(rowsOf(ownSocialSchema, z.maxLength(SOCIALS_MAX)), []);

/** The icons of a site in their order; none where nothing that can be read is stored. */
export function readSocials(stored: unknown): OwnSocial[] {
  return socialsSchema.parse(stored);
}
