import { SettingsScreen } from "#features/shop/settings-screen.tsx";
import { CheckoutPreview } from "#features/site/preview/checkout-preview.tsx";
import { PreviewNote } from "#features/site/preview/theme-preview.tsx";
import { MirrorLayout } from "#ui/layout/mirror-layout.tsx";

/** `/settings` */
export function Component() {
  return (
    <MirrorLayout label="What buyers see" mirror={<CheckoutPreview />} foot={<PreviewNote />}>
      {(previewButton) => <SettingsScreen previewButton={previewButton} />}
    </MirrorLayout>
  );
}
