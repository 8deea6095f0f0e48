import type { Seller } from "@awning/domain/order/money/invoice";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { LEGAL_KINDS, LEGAL_TITLES, type LegalKind } from "@awning/domain/site/legal";
import { changedFields } from "@awning/domain/values/row-changes";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useSeller } from "#data/order/invoices.ts";
import { useInformation } from "#data/site/own-information.ts";
import { useSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import * as uiLabels from "#ui/labels.ts";
import { useAnchor } from "#ui/layout/anchor.tsx";
import { Bone } from "#ui/layout/skeleton.tsx";
import { Row, Rows, Section } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as labels from "./labels.ts";
import { LegalSheet } from "./legal-sheet.tsx";
import { NO_SELLER, SellerSheet, typedSeller } from "./seller-sheet.tsx";
import { storedLegal } from "./stored-legal.ts";

/** Who sells, and the legal texts of the page. */
export function BusinessPart() {
  const site = useSite();
  const more = useInformation();
  const [opened, setOpened] = useState<LegalKind | null>(null);
  if (site.state === "failed") return <LoadFailure failure={site.failure} />;
  if (more.state === "failed") return <LoadFailure failure={more.failure} />;
  if (site.state === "loading" || more.state === "loading")
    return (
      <div className="pile gap-4" aria-busy="true">
        <Bone height={120} />
        <Bone height={240} />
      </div>
    );
  const { profile, legal } = more.data;
  return (
    <>
      <SellerSection siteId={site.data.id} />
      <Section title={labels.legalPages}>
        <p className="soft">{labels.legalPagesHint}</p>
        <Rows>
          {LEGAL_KINDS.map((kind) => (
            <LegalRow
              key={kind}
              kind={kind}
              address={legal[kind] === "" ? null : ownPaths.legal(site.data.username, kind)}
              isDraft={storedLegal(site.data.id, kind).read() !== null}
              onOpen={() => setOpened(kind)}
            />
          ))}
        </Rows>
        {opened ? (
          <LegalSheet site={site.data} phone={profile.phone} kind={opened} text={legal[opened]} onClose={() => setOpened(null)} />
        ) : null}
      </Section>
    </>
  );
}

type LegalRowProps = { kind: LegalKind; address: string | null; isDraft: boolean; onOpen: () => void };

function LegalRow({ kind, address, isDraft, onOpen }: LegalRowProps) {
  const act = address === null ? uiLabels.add : uiLabels.edit;
  const row = useAnchor<HTMLDivElement>(kind);
  return (
    <Row
      title={LEGAL_TITLES[kind]}
      sub={
        isDraft ? (
          labels.unsavedDraft
        ) : address === null ? (
          labels.notAdded
        ) : (
          <span className="breaks">{window.location.host + address}</span>
        )
      }
    >
      <div id={kind} ref={row}>
        <Button size="sm" aria-label={`${act}: ${LEGAL_TITLES[kind]}`} onClick={onOpen}>
          {act}
        </Button>
      </div>
    </Row>
  );
}

/** The seller, as named on invoices and in the footer of mails to buyers. */
function SellerSection({ siteId }: { siteId: string }) {
  const seller = useSeller();
  const [isOpen, setOpen] = useState(false);
  const row = useAnchor<HTMLDivElement>("business-details");
  const stored = seller.state === "ready" ? (seller.data ?? NO_SELLER) : null;
  return (
    <Section title={labels.businessDetails}>
      <div id="business-details" ref={row} className="pile gap-3 at-start">
        <p className="soft breaks">{seller.state === "ready" ? sellerWords(seller.data) : "\u00a0"}</p>
        {stored && changedFields(stored, typedSeller(siteId, stored)).length > 0 ? <p className="faint">{labels.unsavedDraft}</p> : null}
        <Button size="sm" icon={Pencil} disabled={seller.state !== "ready"} onClick={() => setOpen(true)}>
          {seller.state === "ready" && seller.data ? labels.editBusinessDetails : labels.addBusinessDetails}
        </Button>
      </div>
      {isOpen && seller.state === "ready" ? <SellerSheet siteId={siteId} seller={seller.data} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

function sellerWords(seller: Seller | null): string {
  if (!seller) return labels.businessDetailsHint;
  return [seller.name, ...seller.address.split("\n"), seller.email, seller.taxNumber].filter(Boolean).join(", ");
}
