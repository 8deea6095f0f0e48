import { LateNote } from "#ui/late-note.tsx";
import { HomeInFrame } from "./home-in-frame.tsx";
import { useOwnHome } from "./use-own-home.ts";

/** The owner's home page with every edit at once: the same components and styles that visitors get. */
export function OwnPage() {
  const home = useOwnHome();
  if (!home)
    return (
      <div className="preview__wait" aria-busy="true">
        <LateNote />
      </div>
    );
  return <HomeInFrame {...home} title={`${home.site.displayName}, as visitors see it`} />;
}
