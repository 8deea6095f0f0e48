import { THEMES } from "@awning/domain/design/theme";
import { LateNote } from "#ui/feedback/late-note.tsx";
import { Bone } from "#ui/layout/skeleton.tsx";
import { Section } from "#ui/lists/rows.tsx";
import * as labels from "./labels.ts";

export const MORE_ON_THEMES = <span className="faint">{labels.themeHint}</span>;

/** Placeholders for the themes while the design loads. */
export function DesignSkeleton() {
  return (
    <div className="design" aria-busy="true">
      <LateNote />
      <Section title={labels.theme} more={MORE_ON_THEMES}>
        <div className="themes">
          {THEMES.map((theme) => (
            <Bone key={theme} height={240} />
          ))}
        </div>
      </Section>
    </div>
  );
}
