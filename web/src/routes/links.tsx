import { Links } from "#features/links/links.tsx";
import { ExampleLinks } from "#features/preview/example-links.tsx";
import { LivePreview } from "#features/preview/live-preview.tsx";
import { PreviewNote } from "#features/preview/preview-note.tsx";
import { MirrorLayout } from "#ui/mirror-layout.tsx";

/** `/links` */
export function Component() {
  return (
    <MirrorLayout mirror={<LivePreview />} foot={<PreviewNote ofHome />}>
      {(previewButton) => <Links previewButton={previewButton} example={<ExampleLinks />} />}
    </MirrorLayout>
  );
}
