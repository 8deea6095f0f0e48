import { useEffect } from "react";

/** Sets the document's title for a screen whose title depends on what it shows, for example an order. `null` leaves it. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Awning`;
  }, [title]);
}
