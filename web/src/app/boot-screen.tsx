import { AwningMark } from "#ui/brand/awning-mark.tsx";
import { LateNote } from "#ui/late-note.tsx";
import "./boot-screen.css";

/** What stands on the page until the first screen is there. It appears late, so that a quick start shows no flicker. */
export function BootScreen() {
  return (
    <div className="boot">
      <div className="boot__mark" role="status">
        <AwningMark size={56} />
        <span className="sr">Loading</span>
      </div>
      <LateNote />
    </div>
  );
}
