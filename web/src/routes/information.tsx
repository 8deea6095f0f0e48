import { paths } from "@awning/domain/routes/paths";
import { INFORMATION_SECTIONS } from "@awning/domain/routes/settings-paths";
import { Navigate, useParams } from "react-router";
import { Information } from "#features/site/information/information.tsx";
import { LivePreview } from "#features/site/preview/live-preview.tsx";
import { PreviewNote } from "#features/site/preview/theme-preview.tsx";
import { MirrorLayout } from "#ui/layout/mirror-layout.tsx";

/** `/information` and its sections. */
export function Component() {
  const { section: named = INFORMATION_SECTIONS[0] } = useParams();
  const section = INFORMATION_SECTIONS.find((one) => one === named);
  if (section === undefined) return <Navigate to={paths.information} replace />;
  return (
    <MirrorLayout mirror={<LivePreview />} foot={<PreviewNote ofHome />}>
      {(previewButton) => <Information section={section} previewButton={previewButton} />}
    </MirrorLayout>
  );
}
