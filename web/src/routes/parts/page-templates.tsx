import type { OnTemplate } from "#features/page/new-page-sheet.tsx";
import { TemplateGrid } from "#features/page/template-grid.tsx";
import { PageOfBlocks } from "#features/site/preview/page-of-blocks.tsx";
import { usePageToBuild } from "#features/site/preview/use-page-to-build.ts";
import { LateNote } from "#ui/feedback/late-note.tsx";

/** The templates in the owner's theme, with the owner's links and products. */
export function PageTemplates({ isHome, onChoose }: { isHome: boolean; onChoose: OnTemplate }) {
  const shown = usePageToBuild();
  if (!shown)
    return (
      <div aria-busy="true">
        <p>Loading templates…</p>
        <LateNote />
      </div>
    );
  return (
    <TemplateGrid
      onChoose={onChoose}
      draw={(title, blocks) => <PageOfBlocks shown={shown} title={title} blocks={blocks} isHome={isHome} />}
    />
  );
}
