import { HOME_PAGE_ID } from "@awning/domain/page/page";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { isSiteOpen } from "@awning/domain/site/site";
import { DndContext, DragOverlay } from "@dnd-kit/core";
import { CloudOff, ExternalLink, History, ListTree, MousePointerClick, Plus, Search, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { whatIsStored } from "#data/core/browser-storage.ts";
import type { LiveMeta } from "#data/core/live.ts";
import { type OpenPage, usePageVersions } from "#data/page/site-pages.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Menu } from "#ui/dialogs/menu.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Tabs } from "#ui/layout/tabs.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { offlineLabel } from "#ui/offline-labels.ts";
import { AddPanel } from "./add-panel.tsx";
import { BLOCK_NAMES, lostButtons, wrongParts } from "./block-labels.ts";
import { Canvas, type CanvasSite } from "./canvas/canvas.tsx";
import { DeviceWait } from "./canvas/device-wait.tsx";
import { changesBetween } from "./conflict/changes.ts";
import { draftOf, storedForm } from "./draft.ts";
import { Outline } from "./outline.tsx";
import { PropsPanel } from "./props/props-panel.tsx";
import { PublishBox } from "./publish-box.tsx";
import { TileArt } from "./tile-art.tsx";
import { TopBar, type Width } from "./top-bar.tsx";
import { useBuilder } from "./use-builder.ts";
import { useDraft } from "./use-draft.ts";
import { useDragging } from "./use-dragging.ts";
import { useKeys } from "./use-keys.ts";
import "./builder.css";
import "./panels.css";
import "./canvas/canvas.css";
import * as labels from "./labels.ts";

/** Loaded after the editor. */
const laterSheets = lazyPart(() => import("./lazy-sheets.ts"));

type Open = "none" | "add" | "outline" | "props" | "settings" | "versions" | "copy";
type Props = { site: OwnSite; page: OpenPage; meta: LiveMeta; shown: CanvasSite | null };

/** Up to this width, as in `builder.css`, the three panels do not fit side by side. */
const ONE_AT_A_TIME_PX = 1000;

/**
 * The editor of one page: blocks on the left, the page in the middle, the selected block's settings on the right; on narrow
 * screens one at a time.
 */
export function Builder({ site, page, meta, shown }: Props) {
  const isNarrow = useNarrow(ONE_AT_A_TIME_PX);
  const isOnline = useOnline();
  const sheets = laterSheets.usePart();
  const draft = useDraft(site.id, page, meta);
  const builder = useBuilder(draft);
  const dragging = useDragging(builder);
  const [open, setOpen] = useState<Open>("none");
  const [tab, setTab] = useState<"add" | "outline">("add");
  const [width, setWidth] = useState<Width>("390");
  const [isTried, setTried] = useState(false);
  const [isAside, setAside] = useState(false);
  const versions = usePageVersions(page.live ? site.id : null, page.id);
  const published = versions.state === "ready" ? (versions.data.find(({ version }) => version === page.live?.version) ?? null) : null;
  const changes = useMemo(
    () => (published ? changesBetween(draftOf(published), storedForm(draft.draft) ?? draft.draft) : []),
    [published, draft.draft],
  );
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
          menu={
            <Menu
              label={labels.pageOptions}
              items={[
                { label: labels.pageSettings, icon: Search, onSelect: () => setOpen("settings") },
                { label: labels.versionHistory, icon: History, onSelect: () => setOpen("versions") },
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
          }
          publish={
            <PublishBox
              page={page}
              draft={draft}
              changes={changes}
              isComparing={page.live !== null && versions.state === "loading"}
              published={published}
              isOpen={isSiteOpen(site)}
              wrong={wrongParts(draft.draft.blocks, page.id, builder.wrong)}
              lost={shown ? lostButtons(draft.draft.blocks, shown.site.pages) : []}
              onConflict={settleConflict}
            />
          }
        />
        {isNarrow ? null : (
          <aside className="left" aria-label={labels.blocks}>
            <Tabs
              label={labels.blocks}
              items={[
                { key: "add", label: uiLabels.add },
                { key: "outline", label: labels.onThisPage, count: draft.draft.blocks.length },
              ]}
              current={tab}
              onChange={setTab}
            />
            <div className="left__scroll">{tab === "add" ? addPanel : <Outline builder={builder} />}</div>
            <Keys />
          </aside>
        )}
        <main className="canvas" id="main" tabIndex={-1}>
          {isOnline ? null : <Notice icon={CloudOff}>{labels.offlinePublishHint(offlineLabel(whatIsStored() === "copy"))}</Notice>}
          {page.dropped.length > 0 ? (
            <Notice tone="red">
              {labels.blockRemovedHint(
                page.dropped.length === 1 ? labels.oneUnreadableBlock : labels.unreadableBlocks(page.dropped.length),
              )}
            </Notice>
          ) : null}
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
          <nav className="dock" aria-label={labels.editor}>
            <DockButton icon={<Icon of={Plus} />} label={uiLabels.add} onPress={() => setOpen("add")} />
            <DockButton icon={<Icon of={SlidersHorizontal} />} label={name} isOff={!builder.selected} onPress={() => setOpen("props")} />
            <DockButton icon={<Icon of={ListTree} />} label={labels.layout} onPress={() => setOpen("outline")} />
            <DockButton
              icon={<Icon of={MousePointerClick} />}
              label={isTried ? uiLabels.edit : labels.preview}
              onPress={() => setTried(!isTried)}
            />
          </nav>
        ) : null}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragging.dragged ? (
          <div className="tile tile--lifted">
            <TileArt type={dragging.dragged.type} />
            {BLOCK_NAMES[dragging.dragged.type]}
          </div>
        ) : null}
      </DragOverlay>
      <Sheet title={labels.addABlock} isOpen={isNarrow && open === "add"} onClose={close}>
        {addPanel}
      </Sheet>
      <Sheet title={labels.onThisPage} isOpen={isNarrow && open === "outline"} onClose={close}>
        <Outline builder={builder} onChosen={close} />
      </Sheet>
      <Sheet title={name} isOpen={isNarrow && open === "props" && builder.selected !== null} onClose={close}>
        <PropsPanel builder={builder} hasTitle={false} />
      </Sheet>
      {sheets ? (
        <>
          <sheets.SettingsSheet pageId={page.id} draft={draft} pictures={builder.pictures} isOpen={open === "settings"} onClose={close} />
          <sheets.VersionsSheet page={page} draft={draft} isOpen={open === "versions"} onClose={close} onConflict={settleConflict} />
          <sheets.CopySheet block={builder.selected} pageId={page.id} isOpen={open === "copy"} onClose={close} />
          <sheets.ConflictSheet
            isOpen={draft.isConflict && !isAside}
            onLater={() => setAside(true)}
            mine={draft.draft}
            theirs={draftOf(page)}
            savedAt={page.updatedAt}
            onMine={draft.keepMine}
            onTheirs={draft.takeTheirs}
          />
          <sheets.BuilderLeaveGuard draft={draft} pictures={builder.pictures} />
        </>
      ) : null}
      <p className="sr" role="status">
        {builder.said}
      </p>
    </DndContext>
  );
}

function liveAddress(site: OwnSite, page: OpenPage): string {
  const home = sitePaths.home(site.username);
  return page.id === HOME_PAGE_ID || !page.live ? home : pagePaths.page(site.username, page.live.slug);
}

function DockButton({ icon, label, isOff = false, onPress }: { icon: ReactNode; label: string; isOff?: boolean; onPress: () => void }) {
  return (
    <button type="button" className="dock__act" disabled={isOff} onClick={onPress}>
      {icon}
      <span className="clip">{label}</span>
    </button>
  );
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

function Keys() {
  return (
    <p className="left__keys faint" aria-hidden="true">
      {labels.addMoveRemove(
        <kbd className="key">A</kbd>,
        <kbd className="key">↑</kbd>,
        <kbd className="key">↓</kbd>,
        <kbd className="key">⌫</kbd>,
      )}
    </p>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = labels.editingAwning(title);
  }, [title]);
}
