import type { ReactNode } from "react";
import { EmptyState } from "#ui/empty-state.tsx";

/** Before the first link. The field above makes it; `example` shows what some will look like. */
export function EmptyLinks({ example }: { example: ReactNode }) {
  return (
    <EmptyState
      title="No links yet"
      text="Paste any address into the field above: where you show your work, the map to your door, your mail or phone. It appears on your page at once."
      art={example}
    />
  );
}
