import type { Seller } from "@awning/domain/order/invoice";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useSeller } from "#data/order/invoices.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/rows.tsx";
import { keptSeller, NO_SELLER } from "./kept-seller.ts";
import { SellerSheet } from "./seller-sheet.tsx";

/** Who sells, as every invoice and the foot of every mail to buyers say it. */
export function SellerSection({ siteId }: { siteId: string }) {
  const seller = useSeller();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Business details">
      <p className="soft">{seller.state === "ready" ? sellerWords(seller.data) : "\u00a0"}</p>
      {seller.state === "ready" && Object.keys(keptSeller(siteId).read(seller.data ?? NO_SELLER)).length > 0 ? (
        <p className="faint">Unsaved draft</p>
      ) : null}
      {seller.state === "ready" ? (
        <p>
          <Button size="sm" icon={Pencil} onClick={() => setOpen(true)}>
            {seller.data ? "Edit business details" : "Add business details"}
          </Button>
        </p>
      ) : null}
      {isOpen && seller.state === "ready" ? <SellerSheet siteId={siteId} seller={seller.data} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

function sellerWords(seller: Seller | null): string {
  if (!seller) return "Required to issue invoices. Shown on invoices and in emails to buyers.";
  return [seller.name, ...seller.address.split("\n"), seller.email, seller.taxNumber].filter(Boolean).join(", ");
}
