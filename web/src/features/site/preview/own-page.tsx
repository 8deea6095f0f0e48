import { LateNote } from "#ui/feedback/late-note.tsx";
import { HomeInFrame, useOwnHome } from "./home-in-frame.tsx";
import * as labels from "./labels.ts";

/** The owner's home page with every edit at once, with the same components and styles as for visitors. */
export function OwnPage() {
  const home = useOwnHome();
  if (!home)
    return (
      <div className="preview__wait" aria-busy="true">
        <LateNote />
      </div>
    );
  return <HomeInFrame {...home} title={labels.homeTitle(home.site.displayName)} />;
}
