import * as z from "zod/mini";
import { THEMES } from "./theme-names.generated.ts";

/** The themes in the owner's order; tokens are in `themes/<name>.ts`. */
export { THEMES };
export const themeSchema = z.enum(THEMES);
export type Theme = z.infer<typeof themeSchema>;
export const DEFAULT_THEME: Theme = "market";
