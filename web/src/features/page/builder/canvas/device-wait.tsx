import { LateNote } from "#ui/feedback/late-note.tsx";
import "./canvas.css";

/** Replaces the page while it loads. */
export function DeviceWait() {
  return (
    <div className="device device--wait" aria-busy="true">
      <LateNote />
    </div>
  );
}
