import type { Product } from "@awning/domain/product/product";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { Archive, ArchiveRestore, Copy, ExternalLink, Link, Pause, Pencil, Store, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import type { StockBook } from "#data/product/stock.ts";
import { Menu, type MenuItem } from "#ui/dialogs/menu.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import * as uiLabels from "#ui/labels.ts";
import { useProductActions } from "../use-product-actions.ts";
import * as labels from "./labels.ts";

type Props = {
  product: Product;
  stock: StockBook;
  siteId: string;
  /** `null` while the page is not published, so no one could see the product. */
  username: string | null;
  onSell: (product: Product) => void;
  /** Set in the editor, which must close after a removal and has nothing to open. */
  onRemoved?: () => void;
};

/** The actions on one product. */
export function ProductRowMenu({ product, stock, siteId, username, onSell, onRemoved }: Props) {
  const navigate = useNavigate();
  const acts = useProductActions(siteId);
  const address = username === null ? null : sitePaths.product(username, product.slug);
  const isVisible = address !== null && product.state === "active";

  const duplicate = () => {
    acts.duplicate(product, stock).then((copyId) => navigate(paths.product(copyId)), showFailure);
  };
  const copyAddress = (path: string) => {
    const url = new URL(path, window.location.origin).href;
    navigator.clipboard.writeText(url).then(
      () => showToast(labels.linkCopied),
      () => showToast(url),
    );
  };
  const items: MenuItem[] = [
    ...(onRemoved ? [] : [{ label: uiLabels.edit, icon: Pencil, onSelect: () => navigate(paths.product(product.id)) }]),
    { label: uiLabels.duplicate, icon: Copy, onSelect: duplicate },
    ...(isVisible
      ? [
          { label: uiLabels.viewInShop, icon: ExternalLink, onSelect: () => window.open(address, "_blank", "noopener") },
          { label: labels.copyLink, icon: Link, onSelect: () => copyAddress(address) },
        ]
      : []),
    "separator",
    ...(product.state === "active"
      ? [{ label: uiLabels.unpublish, icon: Pause, onSelect: () => acts.setState([product], "draft") }]
      : [{ label: uiLabels.publish, icon: Store, onSelect: () => onSell(product) }]),
    product.state === "archived"
      ? { label: labels.restoreAsDraft, icon: ArchiveRestore, onSelect: () => acts.setState([product], "draft") }
      : { label: labels.archive, icon: Archive, onSelect: () => acts.setState([product], "archived") },
    {
      label: uiLabels.deleteLabel,
      icon: Trash2,
      isDanger: true,
      onSelect: () => {
        if (acts.remove(product, stock)) onRemoved?.();
      },
    },
  ];
  return <Menu label={uiLabels.rowActionsLabel(product.title)} items={items} />;
}
