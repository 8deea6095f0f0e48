import { paths } from "@awning/domain/routes/paths";
import type { SettingsSection } from "@awning/domain/routes/settings-paths";
import type { ReactNode } from "react";
import { useSession } from "#data/account/session.ts";
import { useLive } from "#data/core/live.ts";
import { useLatestOrders } from "#data/order/orders.ts";
import { watchHasKind } from "#data/product/products.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Bone } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { SettingsEditor } from "./settings-editor.tsx";
import "./settings.css";
import * as labels from "./labels.ts";
import { SettingsList, SettingsNav } from "./settings-nav.tsx";
import { SETTINGS_TITLES } from "./settings-sections.ts";

type Props = { section: SettingsSection | null; previewButton: ReactNode; emails: ReactNode; business: ReactNode };

/** `/settings` lists the sections; each has an address of its own below it. */
export function SettingsScreen({ section, previewButton, emails, business }: Props) {
  const session = useSession();
  const settings = useShopSettings();
  const siteId = session.state === "signed_in" ? session.uid : null;
  const physical = useLive(siteId && `has-physical/${siteId}`, watchHasKind(siteId ?? "", ["physical"]));
  const other = useLive(siteId && `has-other/${siteId}`, watchHasKind(siteId ?? "", ["digital", "service"]));
  const orders = useLatestOrders(1);

  if (siteId !== null && settings.state === "ready") {
    const hasOrders = orders.state !== "ready" || orders.data.length > 0;
    const onSale = { physical: physical.state === "ready" && physical.data, other: other.state === "ready" && other.data };
    return (
      <SettingsEditor
        siteId={siteId}
        settings={settings.data}
        onSale={onSale}
        hasOrders={hasOrders}
        section={section}
        previewButton={previewButton}
        emails={emails}
        business={business}
      />
    );
  }
  const failure = settings.state === "failed" ? <LoadFailure failure={settings.failure} /> : null;
  if (section === null)
    return (
      <>
        <PageHeader title={labels.settings} state={labels.allSettings} />
        {failure ?? <ListSkeleton />}
      </>
    );
  return (
    <div className="settings-page">
      <SettingsNav current={section} faults={null} />
      <div>
        <PageHeader title={SETTINGS_TITLES[section]} back={{ to: paths.settings, label: labels.settings }} state={"\u00a0"} />
        {failure ?? (
          <div className="settings" role="status" aria-busy="true" aria-label={labels.loadingTheSettings}>
            {[1, 2, 3, 4].map((row) => (
              <Bone key={row} height={56} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** The sections can be opened before it is known what is set in them. */
function ListSkeleton() {
  const bone = <Bone width={180} />;
  const facts = { payments: bone, delivery: bone, taxes: bone, orders: bone, notifications: bone, emails: bone, business: bone };
  return (
    <div aria-busy="true">
      <SettingsList facts={facts} faults={null} />
    </div>
  );
}
