import { createContext, useContext } from "react";
import { AWNING_LOOK } from "../look/awning-look.ts";
import type { MailLook } from "../look/mail-look.ts";

/** The look that the parts of one mail share; {@link MailShell} sets it. */
export const LookContext = createContext<MailLook>(AWNING_LOOK);

/** The look of the mail that is being drawn. */
export function useLook(): MailLook {
  return useContext(LookContext);
}
