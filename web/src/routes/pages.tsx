import { NewPageSheet } from "#features/pages/new-page-sheet.tsx";
import { PagesScreen } from "#features/pages/pages-screen.tsx";

/** `/pages` */
export function Component() {
  return <PagesScreen newPageSheet={(props) => <NewPageSheet {...props} templates={() => null} />} />;
}
