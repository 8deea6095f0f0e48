import { paths } from "@awning/domain/routes/paths";
import { SETTINGS_SECTIONS, settingsPaths } from "@awning/domain/routes/settings-paths";
import { Navigate, useLocation, useParams } from "react-router";
import { SentMails } from "#features/mail/sent-mails.tsx";
import { SettingsScreen } from "#features/shop/settings-screen.tsx";
import { isAtCheckout } from "#features/shop/settings-sections.ts";
import { BusinessPart } from "#features/site/business/business-part.tsx";
import { CheckoutPreview } from "#features/site/preview/checkout-preview.tsx";
import { PreviewNote } from "#features/site/preview/theme-preview.tsx";
import { ImportScreen } from "#features/transfer/import-screen.tsx";
import { MirrorLayout } from "#ui/layout/mirror-layout.tsx";

/** `/settings` and its sections; those that buyers see at checkout have the preview. Moving in is below it, with no form. */
export function Component() {
  const { section: named } = useParams();
  const { pathname } = useLocation();
  if (pathname === settingsPaths.import) return <ImportScreen />;
  const section = SETTINGS_SECTIONS.find((one) => one === named) ?? null;
  if (named !== undefined && section === null) return <Navigate to={paths.settings} replace />;
  return (
    <MirrorLayout
      label="What buyers see"
      mirror={isAtCheckout(section) ? <CheckoutPreview /> : null}
      foot={<PreviewNote />}
      besideFrom={1380}
    >
      {(previewButton) => (
        <SettingsScreen section={section} previewButton={previewButton} emails={<SentMails />} business={<BusinessPart />} />
      )}
    </MirrorLayout>
  );
}
