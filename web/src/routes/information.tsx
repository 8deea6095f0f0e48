import { Information } from "#features/information/information.tsx";
import { LivePreview } from "#features/preview/live-preview.tsx";
import { PreviewNote } from "#features/preview/preview-note.tsx";
import { MirrorLayout } from "#ui/mirror-layout.tsx";

/** `/information` */
export function Component() {
  return (
    <MirrorLayout mirror={<LivePreview />} foot={<PreviewNote ofHome />}>
      {(previewButton) => <Information previewButton={previewButton} />}
    </MirrorLayout>
  );
}
