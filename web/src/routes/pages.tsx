import { NewPageSheet } from "#features/page/new-page-sheet.tsx";
import { PagesScreen } from "#features/page/pages-screen.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { LaterSignUps } from "./parts/lazy-sign-ups.tsx";

/** The templates render like public pages, which is larger than the list of pages. */
const templates = lazyPart(async () => (await import("./parts/page-templates.tsx")).PageTemplates);

/** `/pages` */
export function Component() {
  const PageTemplates = templates.usePart();
  return (
    <PagesScreen
      signUps={(siteId) => <LaterSignUps siteId={siteId} />}
      newPageSheet={(props) => (
        <NewPageSheet
          {...props}
          templates={(onChoose) => (PageTemplates ? <PageTemplates isHome={props.wanted === "home"} onChoose={onChoose} /> : null)}
        />
      )}
    />
  );
}
