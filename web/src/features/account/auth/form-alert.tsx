import { Check, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import "./auth.css";

/** What went wrong with the whole form, read out at once. */
export function Wrong({ children }: { children: ReactNode }) {
  return (
    <p className="auth-wrong" role="alert">
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </p>
  );
}

/** What went well. */
export function Right({ children }: { children: ReactNode }) {
  return (
    <p className="auth-right" role="status">
      <Icon of={Check} />
      <span>{children}</span>
    </p>
  );
}
