import { type Block, type BlockOf, type BlockType, gapOf } from "@awning/domain/page/block";
import { HOME_PAGE_ID, type PageDraft } from "@awning/domain/page/page";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { mediaBase } from "#data/env.ts";
import { SitePage, type SitePageProps } from "#storefront/index.ts";
import { useMinute } from "#ui/time.tsx";
import { BLOCK_NAMES } from "../block-labels.ts";
import * as labels from "../labels.ts";
import type { Builder } from "../use-builder.ts";
import type { Drop } from "./drop-target.ts";
import { CanvasFrame } from "./frame.tsx";
import { Layer } from "./layer.tsx";
import { type Layout, useLayout } from "./use-layout.ts";

const TextInPlace = lazy(async () => ({ default: (await import("./inline-text.tsx")).TextInPlace }));

export type CanvasSite = Pick<SitePageProps, "site" | "hours"> & {
  cssFor: (blocks: readonly Block[], isHome: boolean) => string;
};
/** The page's position on screen, for drop targets. */
export type Ground = { layout: Layout; scale: number; layer: HTMLElement | null };

type Props = {
  shown: CanvasSite;
  draft: PageDraft;
  pageId: string;
  builder: Builder;
  width: number;
  isNarrow: boolean;
  isTried: boolean;
  drop: (Drop & { words: string }) | null;
  onGround: (ground: Ground) => void;
  onAddAfter: () => void;
  onCopyTo: () => void;
  empty: ReactNode;
};

/** The page as visitors will see it, under a layer that handles its blocks. */
export function Canvas({ shown, draft, pageId, builder, width, isNarrow, isTried, drop, onGround, onAddAfter, onCopyTo, empty }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(width);
  const [page, setPage] = useState<Document | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const ground = useRef<HTMLDivElement>(null);
  // Keeps hours and countdowns current.
  const now = useMinute();
  const wide = isNarrow ? available : width;
  const scale = Math.min(1, available / wide);
  const layout = useLayout(page, [draft.blocks, shown, wide, builder.editingId, now]);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => onGround({ layout, scale, layer: ground.current }), [onGround, layout, scale]);
  useUsedPage(page);
  useEffect(() => {
    // Scrolls a block selected from the list or by keyboard into view.
    const box = builder.selected && document.querySelector(`[data-box="${CSS.escape(builder.selected.id)}"]`);
    box?.scrollIntoView({ block: "nearest" });
  }, [builder.selected?.id, builder.selected]);

  const wrap = useCallback(
    (block: Block, drawn: ReactNode) => (
      <div data-block={block.id} data-nothing={NOTHING[block.type]} style={{ minWidth: 0 }}>
        {block.id === builder.editingId && block.type === "text" ? (
          <div className="blk blk--text" ref={setHost} />
        ) : gapOf(block) === null ? (
          drawn
        ) : (
          <Unfinished block={block} drawn={drawn} />
        )}
      </div>
    ),
    [builder.editingId],
  );
  const edited = editedText(builder);
  const isHome = pageId === HOME_PAGE_ID;
  const css = useMemo(() => shown.cssFor(draft.blocks, isHome), [shown, draft.blocks, isHome]);
  const content = { slug: isHome ? HOME_PAGE_ID : draft.slug, title: draft.title, blocks: draft.blocks };
  return (
    <div className="canvas__room" ref={room}>
      <div className="device" style={{ width: wide * scale, height: layout.height * scale }}>
        <div className="device__in" style={{ transform: scale === 1 ? undefined : `scale(${scale})` }}>
          <CanvasFrame
            title={labels.previewTitle(draft.title)}
            css={css + IN_CANVAS}
            width={wide}
            height={layout.height}
            isTried={isTried}
            onPage={setPage}
          >
            <div inert={!isTried && edited === null}>
              <SitePage
                site={shown.site}
                hours={shown.hours}
                mediaBase={mediaBase}
                page={content}
                now={now}
                {...(isTried ? {} : { wrap })}
              />
            </div>
          </CanvasFrame>
        </div>
        {isTried ? null : (
          <div ref={ground}>
            <Layer
              builder={builder}
              layout={layout}
              scale={scale}
              isNarrow={isNarrow}
              drop={drop}
              textTools={<div ref={setTools} />}
              onAddAfter={onAddAfter}
              onCopyTo={onCopyTo}
            />
          </div>
        )}
      </div>
      {draft.blocks.length === 0 && !isTried ? empty : null}
      {edited ? (
        <Suspense>
          <TextInPlace key={edited.id} block={edited} builder={builder} host={host} tools={tools} />
        </Suspense>
      ) : null}
    </div>
  );
}

// Uses theme colors, so placeholders are visible on every background. A block without content is an empty box.
const IN_CANVAS =
  ".b-gap,[data-nothing]:has(>.blk:empty)::before,.cols>.blks:empty::before{content:attr(data-nothing);display:grid;place-items:center;min-height:72px;padding:12px;border:1.5px dashed currentColor;border-radius:12px;opacity:.62;font-size:14px;text-align:center}[contenteditable]{outline:none;white-space:pre-wrap;overflow-wrap:anywhere;min-height:1.6em}";

/** Blocks that show content from elsewhere, with their placeholder while there is none. */
const NOTHING: Partial<Record<BlockType, string>> = {
  products: labels.productsGap,
  booking: labels.bookingGap,
  links: labels.linksNoLinksShownYet,
  hours: labels.hoursGap,
  socials: labels.socialsGap,
  button: labels.buttonGap,
  countdown: labels.countdownGap,
};

const GAP_SHORT = {
  text: labels.addText,
  picture: labels.addPicture,
  address: labels.addLink,
  products: labels.chooseProducts,
  services: labels.chooseService,
  questions: labels.addQuestion,
  time: labels.setDateAndTime,
  group: labels.chooseGroup,
  blocks: "",
} as const;

/** The placeholder of a block that visitors do not see yet, saying what it needs. Columns are drawn, so they can be filled. */
function Unfinished({ block, drawn }: { block: Block; drawn: ReactNode }) {
  const gap = gapOf(block);
  if (gap === null || block.type === "columns") return drawn;
  return <div className="b-gap">{labels.stillToDo(BLOCK_NAMES[block.type], GAP_SHORT[gap])}</div>;
}

function editedText({ editingId, selected }: Builder): BlockOf<"text"> | null {
  return selected?.type === "text" && selected.id === editingId ? selected : null;
}

/** Makes the page usable but prevents leaving it: links and forms do nothing. */
function useUsedPage(page: Document | null): void {
  useEffect(() => {
    if (!page) return;
    const stay = (event: Event) => {
      const target = event.target;
      const isLink = page.defaultView && target instanceof page.defaultView.Element && target.closest("a[href]") !== null;
      if (event.type === "submit" || isLink) event.preventDefault();
    };
    // Key events stay in the iframe, so the editor's shortcuts, such as undo and redo, are forwarded.
    const pass = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event;
      const copy = new KeyboardEvent("keydown", { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, cancelable: true });
      if (!window.dispatchEvent(copy)) event.preventDefault();
    };
    page.addEventListener("keydown", pass, true);
    page.addEventListener("click", stay, true);
    page.addEventListener("submit", stay, true);
    return () => {
      page.removeEventListener("keydown", pass, true);
      page.removeEventListener("click", stay, true);
      page.removeEventListener("submit", stay, true);
    };
  }, [page]);
}
