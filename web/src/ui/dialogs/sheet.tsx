import "./sheet.css";
import { X } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "../buttons/icon-button.tsx";

/**
 * A dialog on a wide screen, a bottom sheet on a phone. The native `<dialog>` traps the focus, closes on Escape and restores
 * the focus. Its children are mounted only while it is open.
 */
export function Sheet({
  title,
  isOpen,
  onClose,
  children,
  foot,
  size = "md",
  isBare = false,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The actions, the confirming one last. */
  foot?: ReactNode;
  size?: "md" | "lg" | "side";
  /** Hides the title visually, for sheets whose content is clear without it. */
  isBare?: boolean;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressed = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  // Only closing a dialog restores the focus; removing an open one does not.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  const ofItself = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the scrim doubles the close button and Escape
    <dialog
      ref={dialog}
      className={`dialog dialog--${size}`}
      aria-labelledby={id}
      // Ignores a sheet closed by its parent; only the user's closing is reported. A dialog that is open again when the event
      // arrives (React's development double mounting) was not closed.
      onClose={({ currentTarget }) => isOpen && !currentTarget.open && onClose()}
      // A file input inside the dialog fires a bubbling `cancel` too.
      onCancel={ofItself}
      // A text selection may end on the backdrop, so only a press that also began there closes it.
      onMouseDown={(event) => {
        isPressed.current = event.target === event.currentTarget;
      }}
      onClick={(event) => isPressed.current && ofItself(event)}
      // After a failed submit, focuses the first invalid field, whichever form refused it.
      onSubmit={({ currentTarget }) => focusFirstWrong(currentTarget)}
    >
      {isOpen ? (
        <div className="dialog__in">
          <div className={isBare ? "sr" : "dialog__head"}>
            <h2 className="dialog__title" id={id}>
              {title}
            </h2>
            <IconButton icon={X} label="Close" onClick={onClose} />
          </div>
          {children}
          {foot ? <div className="dialog__foot">{foot}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}

/** Focuses the first invalid field after a save was refused and the errors are shown. */
export function focusFirstWrong(form: ParentNode | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
