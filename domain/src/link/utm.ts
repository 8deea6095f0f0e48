import * as z from "zod/mini";
import { line } from "../values/text.ts";

export const UTM_VALUE_MAX = 80;
export const UTM_MODES = ["inherit", "off", "own"] as const;
/** Default medium; the default source is the site's name, and an empty campaign is omitted. */
export const UTM_MEDIUM = "profile";

const value = line(0, UTM_VALUE_MAX);
const values = { source: value, medium: value, campaign: value };

/** `sites/{siteId}/settings/links`: the UTM parameters of all links. */
export const linkSettingsSchema = z.object({ utm: z.object({ on: z.boolean(), ...values }) });
export type LinkSettings = z.infer<typeof linkSettingsSchema>;
export const DEFAULT_LINK_SETTINGS: LinkSettings = { utm: { on: false, source: "", medium: "", campaign: "" } };

export const linkUtmSchema = z.object({ mode: z.enum(UTM_MODES), ...values });
export type LinkUtm = z.infer<typeof linkUtmSchema>;
export const INHERITED_UTM: LinkUtm = { mode: "inherit", source: "", medium: "", campaign: "" };
