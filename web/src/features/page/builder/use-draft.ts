import { Failure } from "@awning/domain/errors/failure";
import type { PageDraft } from "@awning/domain/page/page";
import { useCallback, useEffect, useRef, useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import type { LiveMeta } from "#data/core/live.ts";
import { settledWithin } from "#data/core/settled-within.ts";
import { newSaveId, type OpenPage, saveSitePage } from "#data/page/site-pages.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { type History, redo, startHistory, step, undo } from "#ui/history.ts";
import { useSaveOnLeaving } from "#ui/hooks/use-save-on-leaving.ts";
import { same } from "./conflict/changes.ts";
import { adopted, type Base, baseOf, changedFields, draftOf, kept, meaningOf, storedForm } from "./draft.ts";

/** How long changes are batched before they are saved. */
const PAUSE_MS = 700;

export type Change = (next: (draft: PageDraft) => PageDraft, label: string, about?: string) => void;
export type Draft = {
  draft: PageDraft;
  change: Change;
  undo: () => void;
  redo: () => void;
  /** The labels of the steps to undo and redo. */
  undoLabel: string | null;
  redoLabel: string | null;
  isDirty: boolean;
  /** The draft is too large to store, or its save was refused: nothing is saved until it changes. */
  isStuck: "too_large" | "refused" | null;
  /** Another editor saved in between: nothing is saved until a version is chosen. */
  isConflict: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
  /**
   * Saves now.
   * @param signal ends the waiting; its reason is thrown then
   * @returns the revision that contains everything, once the server has it
   * @throws Failure `conflict`, `page_refused`; `offline` when the server does not answer in time: the save itself is sent
   * later
   */
  settle: (signal?: AbortSignal) => Promise<number>;
};

type State = {
  history: History<PageDraft>;
  base: Base;
  isConflict: boolean;
  inFlight: number;
  /** The draft whose save was refused for its content; saving it again would be refused again. */
  refused: PageDraft | null;
};

/** A draft that saves automatically with its base revision, with undo history. */
export function useDraft(siteId: string, page: OpenPage, meta: LiveMeta): Draft {
  const [state, setState] = useState<State>(() => ({
    history: startHistory(draftOf(page)),
    base: baseOf(page),
    isConflict: false,
    inFlight: 0,
    refused: null,
  }));
  const latest = useRef(state);
  const live = useRef(page);
  const newest = useRef<Promise<number>>(Promise.resolve(page.rev));
  const wasPending = useRef(meta.isPending);
  live.current = page;
  const update = useCallback((next: (before: State) => State) => {
    latest.current = next(latest.current);
    setState(latest.current);
  }, []);
  const wanted = storedForm(state.history.present);
  const isDirty = wanted === null || !same(wanted, state.base.draft);
  const isRefused = state.refused === state.history.present;

  const save = useCallback((): Promise<number> => {
    const { history, base, isConflict } = latest.current;
    const stored = storedForm(history.present);
    if (isConflict) return Promise.reject(new Failure("conflict"));
    if (stored === null) return Promise.reject(new Failure("page_refused", { problem: "too_large" }));
    if (same(stored, base.draft)) return latest.current.inFlight > 0 ? newest.current : Promise.resolve(base.rev);
    const rev = base.rev + 1;
    const saveId = newSaveId();
    update((before) => ({ ...before, base: { id: base.id, rev, saveId, draft: stored }, inFlight: before.inFlight + 1 }));
    const write = saveSitePage(siteId, base, changedFields(base.draft, stored), saveId);
    newest.current = write.then(
      () => {
        update((before) => ({ ...before, inFlight: before.inFlight - 1 }));
        return rev;
      },
      (error: unknown) => {
        const failure = toFailure(error);
        // If the database has less than the base, the save before it was refused, and already reported.
        const isOvertaken = failure.code === "conflict" && Number(failure.details.rev) >= base.rev;
        if (failure.code !== "conflict") showToast(failureLabel(failure));
        // Refused either way: the draft is unsaved again, and the database is unchanged.
        update((before) => {
          const isConflict = before.isConflict || isOvertaken;
          const back = isConflict ? {} : { base: baseOf(live.current), refused: history.present };
          return { ...before, ...back, inFlight: before.inFlight - 1, isConflict };
        });
        throw failure;
      },
    );
    return newest.current;
  }, [siteId, update]);

  // Saves a moment after the last change, and when the screen unmounts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause anew
  useEffect(() => {
    if (!isDirty || isRefused || state.isConflict) return;
    const timer = setTimeout(() => save().catch(() => undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDirty, isRefused, state.history.present, state.isConflict, save]);
  useSaveOnLeaving(
    useCallback(() => {
      // A refused draft is not saved on leaving; it waits for another change.
      const { refused, history } = latest.current;
      if (refused !== history.present) save().catch(() => undefined);
    }, [save]),
  );

  // Adopts other editors' saves once all local saves are answered.
  useEffect(() => {
    const { base, history, isConflict } = latest.current;
    if (isConflict || (state.inFlight > 0 && !meta.isPending)) return;
    const stored = storedForm(history.present);
    const meaning = meaningOf(page, base, {
      // An offline write from an earlier visit was never stored if another version replaced it.
      isDirty: stored === null || !same(stored, base.draft) || (wasPending.current && !meta.isPending),
      isSettled: !meta.isPending && !meta.isFromCache,
    });
    wasPending.current = meta.isPending;
    if (meaning === "conflict") update((before) => ({ ...before, isConflict: true }));
    if (meaning === "adopt") update((before) => ({ ...before, ...adopted(before.history, page) }));
  }, [page, meta.isPending, meta.isFromCache, state.inFlight, update]);

  const { past, future } = state.history;
  return {
    draft: state.history.present,
    change: useCallback(
      (next, label, about) =>
        update((before) => {
          const present = next(before.history.present);
          return present === before.history.present
            ? before
            : { ...before, history: step(before.history, present, { label, about: about ?? null, at: Date.now() }) };
        }),
      [update],
    ),
    undo: useCallback(() => update((before) => ({ ...before, history: undo(before.history) })), [update]),
    redo: useCallback(() => update((before) => ({ ...before, history: redo(before.history) })), [update]),
    undoLabel: past.at(-1)?.label ?? null,
    redoLabel: future.at(-1)?.label ?? null,
    isDirty: isDirty || state.inFlight > 0,
    isStuck: wanted === null ? "too_large" : isDirty && isRefused ? "refused" : null,
    // Only after all pending saves are refused, because until then the page includes them.
    isConflict: state.isConflict && state.inFlight === 0,
    keepMine: () => update((before) => ({ ...before, ...kept(before.history, page), isConflict: false })),
    takeTheirs: () => update((before) => ({ ...before, ...adopted(before.history, page), isConflict: false })),
    settle: useCallback((signal) => settledWithin(save(), signal), [save]),
  };
}
