import type { Failure } from "@awning/domain/errors/failure";
import type { Link } from "@awning/domain/link/link";
import { pageStateOf } from "@awning/domain/page/page";
import { pageImageError } from "@awning/domain/page/page-picture";
import { imageErrorLabel } from "@awning/domain/upload/upload";
import { FileText, Globe } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { dataOr } from "#data/core/live.ts";
import { useLivePages } from "#data/core/pages.ts";
import { pictureOfTarget } from "#data/link/link-files.ts";
import { mediaAddress } from "#data/media/media.ts";
import { uploadImage } from "#data/media/media-upload.ts";
import { useSitePages } from "#data/page/site-pages.ts";
import { watchProductPage } from "#data/product/products.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showUndoToast } from "#ui/feedback/toast.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Thumb } from "#ui/thumb.tsx";
import * as labels from "./labels.ts";

type Props = { siteId: string; onChoose: (page: { id: string; title: string }) => void; onClose: () => void };

/** Asks which of the owner's pages a link opens. */
export function PageSheet({ siteId, onChoose, onClose }: Props) {
  const live = useSitePages(siteId);
  const pages = dataOr(live, []);
  return (
    <Sheet title={labels.linkToPage} isOpen onClose={onClose}>
      {live.state === "failed" ? <p className="soft">{failureLabel(live.failure)}</p> : null}
      {live.state === "ready" && pages.length === 0 ? <p className="soft">{labels.pagesEmptyText}</p> : null}
      <ul className="lsheet__list" aria-busy={live.state === "loading"}>
        {pages.map((page) => {
          const state = pageStateOf(page);
          const isOut = state === "published" || state === "changed";
          return (
            <li key={page.id}>
              <button type="button" className="lsheet__choice" onClick={() => onChoose({ id: page.id, title: page.title })}>
                <Icon of={FileText} />
                <span className="clip">{page.title}</span>
                {isOut ? null : <span className="faint">{labels.notPublished}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

type PagePictureProps = { siteId: string; link: Link; onChange: (changes: Partial<Link>) => void };
type Step = { said: string; state: "idle" | "busy" | "failed" };

/** Uses the preview image of the link's target as its picture. */
export function PagePicture({ siteId, link, onChange }: PagePictureProps) {
  const [{ said, state }, go] = useState<Step>({ said: "", state: "idle" });
  const isOnline = useOnline();
  const latest = useRef({ link, onChange });
  latest.current = { link, onChange };
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const take = async () => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    go({ said: labels.checkingThePage, state: "busy" });
    try {
      const file = await pictureOfTarget(link.id, signal);
      signal.throwIfAborted();
      go({ said: labels.savingThePicture, state: "busy" });
      const thumb = await uploadImage(file, { siteId, signal });
      const before = latest.current.link.thumb;
      latest.current.onChange({ thumb });
      go({ said: "", state: "idle" });
      showUndoToast(labels.pagePictureUsed(link.title), () => latest.current.onChange({ thumb: before }));
    } catch (error) {
      // Closed in the meantime, which canceled the request.
      if (!signal.aborted) go({ said: wordsOf(toFailure(error)), state: "failed" });
    }
  };
  return (
    <div className="lpage">
      <Button size="sm" icon={Globe} isBusy={state === "busy"} disabled={!isOnline} onClick={() => void take()}>
        {labels.usePagesPicture}
      </Button>
      <p className={state === "failed" ? "lpage__failed" : ""} role={state === "failed" ? "alert" : "status"}>
        {isOnline ? said : labels.offlineHint}
      </p>
    </div>
  );
}

function wordsOf(failure: Failure): string {
  return pageImageError(failure) ?? imageErrorLabel(failure) ?? failureLabel(failure);
}

type ProductSheetProps = {
  siteId: string;
  type: keyof typeof WORDS;
  onChoose: (product: { id: string; title: string }) => void;
  onClose: () => void;
};

const WORDS = {
  product: { title: labels.linkToProduct, none: uiLabels.noActiveProductsYet, find: labels.searchProducts, more: labels.moreProducts },
  service: {
    title: labels.linkToService,
    none: labels.noServicesHint,
    find: labels.searchServices,
    more: labels.moreServices,
  },
} as const;

/** Asks which product or service a link opens. */
export function ProductSheet({ siteId, type, onChoose, onClose }: ProductSheetProps) {
  const { list, more } = useLivePages(`link-products/${siteId}`, watchProductPage(siteId, ["active"]));
  const [search, setSearch] = useState("");
  const products = list.state === "ready" ? list.items.filter((one) => (one.kind === "service") === (type === "service")) : [];
  const words = WORDS[type];
  const found = products.filter((product) => product.title.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Sheet title={words.title} isOpen onClose={onClose}>
      {list.state === "failed" ? <p className="soft">{failureLabel(list.failure)}</p> : null}
      {list.state === "ready" && products.length === 0 && !list.hasMore ? <p className="soft">{words.none}</p> : null}
      {products.length > 8 ? <SearchInput label={words.find} value={search} onChange={setSearch} /> : null}
      {list.state === "ready" && products.length > 0 && found.length === 0 ? (
        <p className="soft" role="status">
          {list.hasMore ? labels.noMatchHint : labels.noResults}
        </p>
      ) : null}
      <ul className="lsheet__list" aria-busy={list.state === "loading"}>
        {found.map((product) => (
          <li key={product.id}>
            <button type="button" className="lsheet__choice" onClick={() => onChoose({ id: product.id, title: product.title })}>
              <Thumb src={product.images[0] ? mediaAddress(product.images[0], 40) : null} color={product.images[0]?.color} size="sm" />
              <span className="clip">{product.title}</span>
            </button>
          </li>
        ))}
      </ul>
      {list.state === "ready" && list.hasMore ? <Button onClick={more}>{words.more}</Button> : null}
    </Sheet>
  );
}
