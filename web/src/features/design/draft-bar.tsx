import { Undo2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { keepToastsAbove } from "#ui/toast-room.ts";
import { THEME_WORDS } from "./theme-words.ts";
import type { Look } from "./use-look.ts";

/** What is tried, and the two ways out of it. Stands while something is tried. */
export function DraftBar({ look, isPublished }: { look: Look; isPublished: boolean }) {
  const { applied, tried, changes, undo } = look;
  if (changes === 0) return null;
  const live = THEME_WORDS[applied.theme].name;
  const isOtherTheme = tried.theme !== applied.theme;
  return (
    <section ref={keepToastsAbove} className="apply" aria-label="Draft">
      <span className="apply__stripe" aria-hidden="true" />
      <p>
        <b>
          {isOtherTheme
            ? `You're trying ${THEME_WORDS[tried.theme].name}.`
            : `You're trying ${changes === 1 ? "a change" : `${changes} changes`}.`}
        </b>{" "}
        <span className="soft">{isPublished ? `Visitors still see ${live}.` : "Your page is not open yet."} Saved as a draft.</span>
      </p>
      <span className="acts">
        {undo ? (
          <Button variant="quiet" icon={Undo2} className="apply__undo" onClick={undo}>
            Undo
          </Button>
        ) : null}
        <Button onClick={look.revert}>{isOtherTheme ? `Go back to ${live}` : "Go back"}</Button>
        <Button variant="primary" onClick={look.apply}>
          Apply for everyone
        </Button>
      </span>
    </section>
  );
}
