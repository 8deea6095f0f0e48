import * as z from "zod/mini";
import { THEMES } from "./theme-names.generated.ts";

/** The themes of the public page in the order in which owners see them; each has its tokens in `themes/<name>.ts`. */
export { THEMES };
export const themeSchema = z.enum(THEMES);
export type Theme = z.infer<typeof themeSchema>;
export const DEFAULT_THEME: Theme = "market";
