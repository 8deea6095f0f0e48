import type { PageVersion } from "@awning/domain/page/page";
import { useId, useRef, useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { type OpenPage, publishPage, restorePageVersion, unpublishPage } from "#data/page/site-pages.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { publishedLabel, unpublishedLabel } from "#ui/published-labels.ts";
import { Time } from "#ui/time.tsx";
import { ChangeList } from "./conflict/change-list.tsx";
import type { Change } from "./conflict/changes.ts";
import * as labels from "./labels.ts";
import type { Draft } from "./use-draft.ts";
import { useLeaving } from "./use-leaving.ts";

/** Shows what publishing would change, publishes it, and discards unpublished changes. */
export function PublishBox({
  page,
  draft,
  changes,
  isComparing,
  published,
  isOpen: isSiteUp,
  wrong,
  lost,
  onConflict,
}: {
  page: OpenPage;
  draft: Draft;
  changes: readonly Change[];
  /** The published version is still loading. */
  isComparing: boolean;
  published: PageVersion | null;
  /** Whether the site is published. */
  isOpen: boolean;
  /** Inputs that are still invalid. */
  wrong: readonly string[];
  /** Buttons that link to an unpublished page. */
  lost: readonly string[];
  /** Another editor changed the page, so a version must be chosen first. */
  onConflict: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const isLive = page.live !== null;
  const isOnline = useOnline();
  const leaving = useLeaving(isOpen);
  const act = async (run: (signal: AbortSignal) => Promise<unknown>, done: string) => {
    const signal = leaving();
    setBusy(true);
    setError(null);
    try {
      await run(signal);
      setOpen(false);
      showToast(done);
    } catch (caught) {
      // Closed while waiting, so it is canceled.
      if (caught === signal.reason) return;
      const failure = toFailure(caught);
      setError(await unpublishedLabel(failure));
      if (failure.code === "conflict") onConflict();
    } finally {
      setBusy(false);
    }
  };
  const publish = () =>
    act(async (signal) => publishPage(page.id, await draft.settle(signal)), publishedLabel(draft.draft.title, isSiteUp));
  const discard = () =>
    act(
      async (signal) => restorePageVersion(page.id, published?.version ?? 0, await draft.settle(signal)),
      labels.publishedVersionRestored,
    );
  const open = () => {
    setError(null);
    setOpen(true);
  };

  return (
    <>
      <Button
        ref={opener}
        variant="primary"
        aria-haspopup="dialog"
        aria-describedby={id}
        onClick={() => (draft.isConflict ? onConflict() : open())}
      >
        {uiLabels.publish}
        {changes.length > 0 && isLive ? (
          <span className="pubn">
            <span aria-hidden="true">{changes.length}</span>
            <span className="sr" id={id}>
              {` ${labels.changeCount(changes.length)}`}
            </span>
          </span>
        ) : null}
      </Button>
      <Sheet
        title={titleOf(isLive && published === null ? null : changes.length, isLive)}
        isOpen={isOpen && !draft.isConflict}
        onClose={() => setOpen(false)}
        foot={
          <>
            {isLive && changes.length > 0 && published ? (
              <Button danger isBusy={isBusy} disabled={!isOnline} onClick={discard}>
                {labels.discardChanges}
              </Button>
            ) : null}
            {isLive ? (
              <Button
                isBusy={isBusy}
                disabled={!isOnline}
                onClick={() => act(() => unpublishPage(page.id), labels.unpublished(draft.draft.title))}
              >
                {uiLabels.unpublish}
              </Button>
            ) : null}
            <Button variant="primary" isBusy={isBusy} disabled={!isOnline} onClick={publish}>
              {labels.publishNow}
            </Button>
          </>
        }
      >
        <div className="pub">
          {isLive && page.publishedAt !== null ? (
            <p className="soft">{labels.lastPublished(<Time at={page.publishedAt} style="exact" />)}</p>
          ) : null}
          {isComparing ? (
            <p className="soft" aria-busy="true">
              {labels.checkingPublishedVersion}
            </p>
          ) : null}
          {isLive && published ? <ChangeList changes={changes} /> : null}
          {wrong.length > 0 ? <p>{labels.publishRefused(wrong.join(", "))}</p> : null}
          {lost.length > 0 ? <p>{labels.linkedPageHidden(lost.join(", "))}</p> : null}
          <p className="soft">{isSiteUp ? labels.publishHint : labels.publishLaterHint}</p>
          {isOnline ? null : <p role="status">{labels.offlineHint}</p>}
          {error ? (
            <p className="pub__error" role="alert">
              {error}
            </p>
          ) : null}
        </div>
      </Sheet>
    </>
  );
}

function titleOf(count: number | null, isLive: boolean): string {
  if (!isLive) return labels.publishThisPage;
  if (count === null) return labels.yourChanges;
  if (count === 0) return labels.noChanges;
  return labels.sinceLastPublished(count);
}
