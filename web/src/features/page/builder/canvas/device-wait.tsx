import { LateNote } from "#ui/feedback/late-note.tsx";
import "./canvas.css";

/** In place of the page that is built, while it is on its way. */
export function DeviceWait() {
  return (
    <div className="device device--wait" aria-busy="true">
      <LateNote />
    </div>
  );
}
