import { changedChoices, DEFAULT_DESIGN, type Design, type DesignSettings, type DesignTrial } from "@awning/domain/design/design";
import { THEME_TOKENS } from "@awning/domain/design/themes/all.generated";
import { ownRefusal } from "@awning/domain/errors/failure";
import { isSiteOpen } from "@awning/domain/site/site";
import { useCallback, useEffect, useRef, useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { applyDesign, tryDesign, useDesignSettings } from "#data/design/design.ts";
import { useSite } from "#data/site/sites.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast, showUndoToast } from "#ui/feedback/toast.tsx";
import { useSaveOnLeaving } from "#ui/hooks/use-save-on-leaving.ts";
import * as labels from "./labels.ts";

/** A dragged color changes many times a second; other tabs get only the last value. */
const WRITE_AFTER_MS = 180;
const STEPS_MAX = 50;

export type Look = {
  /** The published design. */
  applied: DesignTrial;
  /** The owner's current design: the draft, or the published one. */
  tried: DesignTrial;
  /** How many choices differ. */
  changes: number;
  change: (part: Partial<Design>) => void;
  pickTheme: (theme: DesignTrial["theme"]) => void;
  apply: () => void;
  revert: () => void;
  /** Undoes the last change; `null` without one. */
  undo: (() => void) | null;
};

/** The owner's design, published and draft, live in every tab. `null` until loaded. */
export function useDesignTrial(): Look | null {
  const site = useSite();
  const settings = useDesignSettings();
  const [local, setLocal] = useState<DesignTrial | null>(null);
  const [steps, setSteps] = useState<readonly DesignTrial[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<(() => void) | null>(null);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current?.();
    waiting.current = null;
  }, []);
  useSaveOnLeaving(flush);

  const known = site.state === "ready" && settings.state === "ready" ? lookOf(site.data.theme, settings.data) : null;
  // Not sooner: until a write is read back, the next change would be based on the old value.
  useEffect(() => {
    if (local && known && waiting.current === null && changedChoices(known.stored, local) === 0) setLocal(null);
  });

  if (site.state !== "ready" || settings.state !== "ready" || !known) return null;
  const { id, theme } = site.data;
  const isOpen = isSiteOpen(site.data);
  const stored: DesignSettings | null = settings.data;
  const { applied } = known;
  const tried = local ?? known.stored;

  const keep = (next: DesignTrial) => {
    setLocal(next);
    clearTimeout(timer.current);
    waiting.current = () => {
      const draft = changedChoices(applied, next) > 0 ? next : null;
      tryDesign(id, stored, draft)
        .catch(tell)
        .finally(() => setLocal((current) => (current === next ? null : current)));
    };
    timer.current = setTimeout(flush, WRITE_AFTER_MS);
  };
  const put = (next: DesignTrial) => {
    // All steps of one drag are one undo step.
    if (waiting.current === null) setSteps([...steps, tried].slice(-STEPS_MAX));
    keep(next);
  };
  const drop = () => {
    clearTimeout(timer.current);
    waiting.current = null;
    setLocal(null);
    setSteps([]);
  };
  const [last] = steps.slice(-1);
  return {
    applied,
    tried,
    changes: changedChoices(applied, tried),
    change: (part) => put({ theme: tried.theme, design: { ...tried.design, ...part } }),
    pickTheme: (picked) => put({ ...tried, theme: picked }),
    undo: last
      ? () => {
          setSteps(steps.slice(0, -1));
          keep(last);
        }
      : null,
    apply: () => {
      // Saved before publishing: if that is refused, the draft still has the last change.
      flush();
      drop();
      // Waits for the server: offline it is pending, and another tab may have been first.
      applyDesign(id, stored, tried).then(
        () => showToast(labels.withYourChanges(isOpen ? labels.appliedLive : labels.appliedOncePublished, THEME_TOKENS[tried.theme].name)),
        tell,
      );
    },
    revert: () => {
      drop();
      tryDesign(id, stored, null).catch(tell);
      showUndoToast(labels.backToPreview(THEME_TOKENS[theme].name), () => void tryDesign(id, stored, tried).catch(tell));
    },
  };
}

/** The published design and the stored draft. */
function lookOf(theme: DesignTrial["theme"], settings: DesignSettings | null): { applied: DesignTrial; stored: DesignTrial } {
  const applied = { theme, design: settings?.applied ?? DEFAULT_DESIGN };
  return { applied, stored: settings?.draft ?? applied };
}

function tell(error: unknown): void {
  const failure = toFailure(error);
  showToast(failure.code === "forbidden" && ownRefusal(failure) === null ? labels.appliedElsewhere : failureLabel(failure));
}
