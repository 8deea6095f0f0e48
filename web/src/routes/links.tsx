import { Links } from "#features/link/links.tsx";
import { ExampleLinks } from "#features/site/preview/example-links.tsx";
import { LivePreview } from "#features/site/preview/live-preview.tsx";
import { PreviewNote } from "#features/site/preview/theme-preview.tsx";
import { MirrorLayout } from "#ui/layout/mirror-layout.tsx";

/** `/links` */
export function Component() {
  return (
    <MirrorLayout mirror={<LivePreview />} foot={<PreviewNote ofHome />}>
      {(previewButton) => <Links previewButton={previewButton} example={<ExampleLinks />} />}
    </MirrorLayout>
  );
}
