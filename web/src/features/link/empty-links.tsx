import type { ReactNode } from "react";
import { EmptyState } from "#ui/empty-state.tsx";

/** Before the first link. The field above makes it; `example` shows what some will look like. */
export function EmptyLinks({ example }: { example: ReactNode }) {
  return (
    <EmptyState
      title="No links yet"
      text="Paste a link above: your portfolio, a map, your email or phone number. It appears on your page right away."
      art={example}
    />
  );
}
