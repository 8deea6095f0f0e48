import type { CSSProperties } from "react";
import { Toaster as Sonner, toast } from "sonner";

/** The text and the action of a toast. */
export type ToastContent = { text: string; act?: { label: string; onSelect: () => void } | undefined; lastsMs: number; isTimed: boolean };

/** Where toasts appear. */
export function Toasts() {
  return (
    <Sonner
      position="bottom-center"
      visibleToasts={3}
      gap={8}
      offset={{ bottom: "var(--toast-edge)" }}
      mobileOffset={{ bottom: "var(--toast-edge)" }}
      containerAriaLabel="Messages"
    />
  );
}

/**
 * Shows a toast; requires {@link Toasts} on the page. A repeated message renews the visible one; each undo gets its own toast,
 * because it undoes something else.
 */
export function show(content: ToastContent): void {
  const { text, lastsMs, isTimed } = content;
  toast.custom((id) => <Toast id={id} {...content} />, { duration: lastsMs, ...(isTimed ? {} : { id: text }) });
}

function Toast({ id, text, act, lastsMs, isTimed }: ToastContent & { id: string | number }) {
  const timed: CSSProperties & { "--lasts"?: string } = isTimed ? { "--lasts": `${lastsMs}ms` } : {};
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
      {isTimed ? <span className="toast__time" style={timed} /> : null}
    </div>
  );
}
