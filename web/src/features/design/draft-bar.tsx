import { countWords } from "@awning/domain/values/count-words";
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
          {isOtherTheme ? `You're previewing ${THEME_WORDS[tried.theme].name}.` : `You're previewing ${countWords(changes, "change")}.`}
        </b>{" "}
        <span className="soft">{isPublished ? `Visitors still see ${live}.` : "Your page isn't published yet."} Saved as a draft.</span>
      </p>
      <span className="acts">
        {undo ? (
          <Button variant="quiet" icon={Undo2} className="apply__undo" onClick={undo}>
            Undo
          </Button>
        ) : null}
        <Button onClick={look.revert}>{isOtherTheme ? `Go back to ${live}` : "Discard"}</Button>
        <Button variant="primary" onClick={look.apply}>
          Apply to live page
        </Button>
      </span>
    </section>
  );
}
