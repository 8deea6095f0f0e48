import { Information } from "#features/site/information/information.tsx";
import { LivePreview } from "#features/site/preview/live-preview.tsx";
import { PreviewNote } from "#features/site/preview/theme-preview.tsx";
import { MirrorLayout } from "#ui/layout/mirror-layout.tsx";

/** `/information` */
export function Component() {
  return (
    <MirrorLayout mirror={<LivePreview />} foot={<PreviewNote ofHome />}>
      {(previewButton) => <Information previewButton={previewButton} />}
    </MirrorLayout>
  );
}
