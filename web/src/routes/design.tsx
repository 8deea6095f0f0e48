import type { Theme } from "@awning/domain/design/theme";
import { DesignScreen } from "#features/design/design-screen.tsx";
import { useDesignTrial } from "#features/design/use-design-trial.ts";
import { THEME_FACES } from "#features/site/preview/theme-faces.generated.ts";
import { ThemePicture } from "#features/site/preview/theme-picture.tsx";
import { ThemePreview, ThemePreviewNote } from "#features/site/preview/theme-preview.tsx";
import { MirrorLayout } from "#ui/layout/mirror-layout.tsx";

const faceOf = (theme: Theme) => THEME_FACES[theme];

/** `/design` */
export function Component() {
  const look = useDesignTrial();
  return (
    <MirrorLayout
      label="Your page with these changes"
      mirror={<ThemePreview tried={look?.tried ?? null} />}
      foot={<ThemePreviewNote isTried={look !== null && look.changes > 0} />}
    >
      {(previewButton) => (
        <DesignScreen look={look} previewButton={previewButton} faceOf={faceOf} picture={(tried) => <ThemePicture tried={tried} />} />
      )}
    </MirrorLayout>
  );
}
