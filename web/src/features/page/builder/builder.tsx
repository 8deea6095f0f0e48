import { HOME_PAGE_ID, type PageDraft } from "@awning/domain/page/page";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { isSiteOpen } from "@awning/domain/site/site";
import { DndContext, DragOverlay } from "@dnd-kit/core";
import { CloudOff, ExternalLink, History, Plus, Search } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { whatIsStored } from "#data/core/browser-storage.ts";
import { dataOr, type LiveMeta } from "#data/core/live.ts";
import { type OpenPage, usePageVersions } from "#data/page/site-pages.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Menu } from "#ui/dialogs/menu.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { offlineLabel } from "#ui/offline-labels.ts";
import { BLOCK_NAMES, lostButtons, wrongParts } from "./block-labels.ts";
import { BuilderSheets } from "./builder-sheets.tsx";
import { Canvas, type CanvasSite } from "./canvas/canvas.tsx";
import { DeviceWait } from "./canvas/device-wait.tsx";
import { changesBetween } from "./conflict/changes.ts";
import { draftOf, storedForm } from "./draft.ts";
import type { Open } from "./later-sheets.tsx";
import { Outline } from "./outline.tsx";
import { AddPanel, BlocksPanel, Dock, LiftedTile } from "./panels.tsx";
import { PropsPanel } from "./props/props-panel.tsx";
import { PublishBox } from "./publish-box.tsx";
import { TopBar, type Width } from "./top-bar.tsx";
import { useBuilder } from "./use-builder.ts";
import { useDraft } from "./use-draft.ts";
import { useDragging } from "./use-dragging.ts";
import { useKeys } from "./use-keys.ts";
import "./builder.css";
import "./panels.css";
import "./canvas/canvas.css";
import * as labels from "./labels.ts";

type Props = { site: OwnSite; page: OpenPage; meta: LiveMeta; shown: CanvasSite | null };

/** Up to this width, as in `builder.css`, the three panels do not fit side by side. */
const ONE_AT_A_TIME_PX = 1000;

/**
 * The editor of one page: blocks on the left, the page in the middle, the selected block's settings on the right; on narrow
 * screens one at a time.
 */
export function Builder({ site, page, meta, shown }: Props) {
  const isNarrow = useNarrow(ONE_AT_A_TIME_PX);
  const draft = useDraft(site.id, page, meta);
  const builder = useBuilder(draft);
  const dragging = useDragging(builder);
  const [open, setOpen] = useState<Open>("none");
  const [tab, setTab] = useState<"add" | "outline">("add");
  const [width, setWidth] = useState<Width>("390");
  const [isTried, setTried] = useState(false);
  const [isAside, setAside] = useState(false);
  const comparison = useComparison(site.id, page, draft.draft);
  const close = () => setOpen("none");
  const settleConflict = () => setAside(false);
  const startAdding = () => {
    setTab("add");
    if (isNarrow) setOpen("add");
    else requestAnimationFrame(() => document.querySelector<HTMLElement>(".left .tile")?.focus());
  };
  const startProps = () => {
    if (isNarrow) setOpen("props");
    else
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(".props :is(input, textarea, select, [contenteditable], button)")?.focus(),
      );
  };
  useKeys({ builder, draft, onAdd: startAdding, onProps: startProps, isOff: isTried || draft.isConflict });
  useTitle(draft.draft.title);
  useEffect(() => {
    if (!draft.isConflict) setAside(false);
  }, [draft.isConflict]);
  const address = page.id === HOME_PAGE_ID ? sitePaths.home(site.username) : pagePaths.page(site.username, draft.draft.slug);
  const name = builder.selected ? BLOCK_NAMES[builder.selected.type] : labels.block;

  const addPanel = (
    <AddPanel
      canDrag={!isNarrow}
      onAdd={(type) => {
        builder.add(type);
        close();
      }}
    />
  );
  return (
    <DndContext
      sensors={dragging.sensors}
      onDragStart={dragging.onDragStart}
      onDragEnd={dragging.onDragEnd}
      onDragCancel={dragging.onDragCancel}
    >
      <div className="bld">
        <TopBar
          address={address}
          draft={draft}
          width={width}
          onWidth={setWidth}
          isNarrow={isNarrow}
          isTried={isTried}
          onTry={() => setTried(!isTried)}
          onConflict={settleConflict}
          menu={<PageMenu site={site} page={page} onOpen={setOpen} />}
          publish={
            <PublishBox
              page={page}
              draft={draft}
              {...comparison}
              isOpen={isSiteOpen(site)}
              wrong={wrongParts(draft.draft.blocks, page.id, builder.wrong)}
              lost={shown ? lostButtons(draft.draft.blocks, shown.site.pages) : []}
              onConflict={settleConflict}
            />
          }
        />
        {isNarrow ? null : (
          <BlocksPanel tab={tab} onTab={setTab} count={draft.draft.blocks.length}>
            {tab === "add" ? addPanel : <Outline builder={builder} />}
          </BlocksPanel>
        )}
        <main className="canvas" id="main" tabIndex={-1}>
          <PageNotices dropped={page.dropped.length} />
          {shown ? (
            <Canvas
              shown={shown}
              draft={draft.draft}
              pageId={page.id}
              builder={builder}
              width={Number(width)}
              isNarrow={isNarrow}
              isTried={isTried}
              drop={dragging.drop}
              onGround={dragging.onGround}
              onAddAfter={startAdding}
              onCopyTo={() => setOpen("copy")}
              empty={<EmptyPage onAdd={startAdding} />}
            />
          ) : (
            <DeviceWait />
          )}
        </main>
        {isNarrow ? null : (
          <aside className="props" aria-label={builder.selected ? name : labels.selectedBlock}>
            <PropsPanel builder={builder} hasTitle />
          </aside>
        )}
        {isNarrow ? (
          <Dock name={name} hasBlock={builder.selected !== null} isTried={isTried} onOpen={setOpen} onTry={() => setTried(!isTried)} />
        ) : null}
      </div>
      <DragOverlay dropAnimation={null}>{dragging.dragged ? <LiftedTile type={dragging.dragged.type} /> : null}</DragOverlay>
      <BuilderSheets
        page={page}
        draft={draft}
        builder={builder}
        open={open}
        isNarrow={isNarrow}
        name={name}
        addPanel={addPanel}
        isConflictOpen={draft.isConflict && !isAside}
        onConflict={settleConflict}
        onLater={() => setAside(true)}
        onClose={close}
      />
      <p className="sr" role="status">
        {builder.said}
      </p>
    </DndContext>
  );
}

/** What publishing would change: the draft compared to the published version, once that is loaded. */
function useComparison(siteId: string, page: OpenPage, draft: PageDraft) {
  const versions = usePageVersions(page.live ? siteId : null, page.id);
  const published = dataOr(versions, []).find(({ version }) => version === page.live?.version) ?? null;
  const changes = useMemo(() => (published ? changesBetween(draftOf(published), storedForm(draft) ?? draft) : []), [published, draft]);
  return { published, changes, isComparing: page.live !== null && versions.state === "loading" };
}

function PageMenu({ site, page, onOpen }: { site: OwnSite; page: OpenPage; onOpen: (open: Open) => void }) {
  return (
    <Menu
      label={labels.pageOptions}
      items={[
        { label: labels.pageSettings, icon: Search, onSelect: () => onOpen("settings") },
        { label: labels.versionHistory, icon: History, onSelect: () => onOpen("versions") },
        ...(page.live
          ? [
              {
                label: labels.viewAsVisitor,
                icon: ExternalLink,
                onSelect: () => void window.open(liveAddress(site, page), "_blank", "noopener"),
              },
            ]
          : []),
      ]}
    />
  );
}

function PageNotices({ dropped }: { dropped: number }) {
  const isOnline = useOnline();
  return (
    <>
      {isOnline ? null : <Notice icon={CloudOff}>{labels.offlinePublishHint(offlineLabel(whatIsStored() === "copy"))}</Notice>}
      {dropped > 0 ? (
        <Notice tone="red">{labels.blockRemovedHint(dropped === 1 ? labels.oneUnreadableBlock : labels.unreadableBlocks(dropped))}</Notice>
      ) : null}
    </>
  );
}

function liveAddress(site: OwnSite, page: OpenPage): string {
  const home = sitePaths.home(site.username);
  return page.id === HOME_PAGE_ID || !page.live ? home : pagePaths.page(site.username, page.live.slug);
}

function EmptyPage({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="canvas__empty">
      <p>{labels.thisPageIsStillEmpty}</p>
      <Button variant="ink" icon={Plus} onClick={onAdd}>
        {labels.addFirstBlock}
      </Button>
    </div>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = labels.editingAwning(title);
  }, [title]);
}
