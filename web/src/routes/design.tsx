import type { Theme } from "@awning/domain/design/theme";
import { DesignScreen } from "#features/design/design-screen.tsx";
import { useLook } from "#features/design/use-look.ts";
import { LookPreview, LookPreviewNote } from "#features/site/preview/look-preview.tsx";
import { THEME_FACES } from "#features/site/preview/theme-faces.ts";
import { ThemePicture } from "#features/site/preview/theme-picture.tsx";
import { MirrorLayout } from "#ui/mirror-layout.tsx";

const faceOf = (theme: Theme) => THEME_FACES[theme];

/** `/design` */
export function Component() {
  const look = useLook();
  return (
    <MirrorLayout
      label="Your page with these changes"
      mirror={<LookPreview tried={look?.tried ?? null} />}
      foot={<LookPreviewNote isTried={look !== null && look.changes > 0} />}
    >
      {(previewButton) => (
        <DesignScreen look={look} previewButton={previewButton} faceOf={faceOf} picture={(tried) => <ThemePicture tried={tried} />} />
      )}
    </MirrorLayout>
  );
}
