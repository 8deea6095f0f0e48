import { Check, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import "./auth.css";

/** An error of the whole form, announced at once. */
export function Wrong({ children }: { children: ReactNode }) {
  return (
    <p className="auth-wrong" role="alert">
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </p>
  );
}

/** A success message. */
export function Right({ children }: { children: ReactNode }) {
  return (
    <p className="auth-right" role="status">
      <Icon of={Check} />
      <span>{children}</span>
    </p>
  );
}

/** Focuses the field of that name, the first invalid one. */
export function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
