import { Eye } from "lucide-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { Button } from "../buttons/button.tsx";
import "./mirror-layout.css";
import { Sheet } from "../dialogs/sheet.tsx";

/**
 * A screen with a live preview of the page, beside it on a wide window and behind a "Preview" button on a narrow one.
 * `children` gets that button, or nothing when the preview is beside. `foot` goes below the phone.
 */
export function MirrorLayout({
  mirror,
  foot,
  label = "Your page as visitors see it",
  besideFrom = 1181,
  children,
}: {
  /** `null` where there is nothing to preview. */
  mirror: ReactNode;
  foot?: ReactNode;
  /** What the preview shows. */
  label?: string;
  /** The narrowest window with room for both, CSS pixels. */
  besideFrom?: number;
  children: (previewButton: ReactNode) => ReactNode;
}) {
  const isWide = useMedia(`(min-width: ${besideFrom}px)`);
  const [isOpen, setOpen] = useState(false);
  const button =
    isWide || mirror === null ? null : (
      <Button icon={Eye} onClick={() => setOpen(true)}>
        Preview
      </Button>
    );
  return (
    <div className={isWide && mirror !== null ? "beside" : "pile one"}>
      <div className="mirrored__main">{children(button)}</div>
      {mirror === null ? null : isWide ? (
        <aside className="mirror" aria-label={label}>
          {mirror}
          {foot}
        </aside>
      ) : (
        <Sheet title={label} isOpen={isOpen} onClose={() => setOpen(false)}>
          <div className="mirror">{mirror}</div>
        </Sheet>
      )}
    </div>
  );
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
  );
}
