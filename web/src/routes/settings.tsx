import { CheckoutPreview } from "#features/preview/checkout-preview.tsx";
import { PreviewNote } from "#features/preview/preview-note.tsx";
import { SettingsScreen } from "#features/settings/settings-screen.tsx";
import { MirrorLayout } from "#ui/mirror-layout.tsx";

/** `/settings` */
export function Component() {
  return (
    <MirrorLayout label="What your buyers see" mirror={<CheckoutPreview />} foot={<PreviewNote />}>
      {(previewButton) => <SettingsScreen previewButton={previewButton} />}
    </MirrorLayout>
  );
}
