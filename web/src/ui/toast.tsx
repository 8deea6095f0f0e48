import type { CSSProperties } from "react";
import { Toaster as Sonner, toast } from "sonner";
import "./toast.css";

const SHORT_MS = 5_000;
/** How long a deletion can be taken back. */
export const UNDO_MS = 10_000;

/** The place where toasts appear. Stands once in the shell. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      visibleToasts={3}
      gap={8}
      offset={24}
      mobileOffset={{ bottom: "84px" }}
      containerAriaLabel="Messages"
    />
  );
}

/** Says in one line that something happened. */
export function showToast(text: string, act?: { label: string; onSelect: () => void }): void {
  toast.custom((id) => <Toast id={id} text={text} act={act} durationMs={null} />, { duration: SHORT_MS });
}

/** Says that something was taken away and offers it back for {@link UNDO_MS}; the time runs out as a stripe. */
export function showUndoToast(text: string, undo: () => void): void {
  toast.custom((id) => <Toast id={id} text={text} act={{ label: "Undo", onSelect: undo }} durationMs={UNDO_MS} />, { duration: UNDO_MS });
}

function Toast({
  id,
  text,
  act,
  durationMs,
}: {
  id: string | number;
  text: string;
  act: { label: string; onSelect: () => void } | undefined;
  durationMs: number | null;
}) {
  const timed: CSSProperties & { "--lasts"?: string } = durationMs === null ? {} : { "--lasts": `${durationMs}ms` };
  return (
    <div className="toast" role="status">
      {text}
      {act ? (
        <button
          type="button"
          className="toast__act"
          onClick={() => {
            act.onSelect();
            toast.dismiss(id);
          }}
        >
          {act.label}
        </button>
      ) : null}
      {durationMs === null ? null : <span className="toast__time" style={timed} />}
    </div>
  );
}
