import * as z from "zod/mini";
import { SOCIALS_MAX } from "../account/limits.ts";
import { rowsOf } from "../values/rows.ts";
import { socialSchema } from "./social.ts";

const ownSocialSchema = z.extend(socialSchema, { id: z.string() });
export type OwnSocial = z.infer<typeof ownSocialSchema>;

export const socialsSchema = z.catch(rowsOf(ownSocialSchema, z.maxLength(SOCIALS_MAX)), []);

export function readSocials(stored: unknown): OwnSocial[] {
  return socialsSchema.parse(stored);
}
