import * as z from "zod/mini";
import { THEMES } from "./theme-names.generated.ts";

export { THEMES };
export const themeSchema = z.enum(THEMES);
export type Theme = z.infer<typeof themeSchema>;
export const DEFAULT_THEME: Theme = "market";
