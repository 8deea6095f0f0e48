import type { Failure } from "@awning/domain/errors/failure";
import type { Currency } from "@awning/domain/money/money";
import type { ProductDraft } from "@awning/domain/product/product";
import { useEffect, useMemo, useRef, useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { readFile } from "#data/transfer/read-file.ts";
import type { ImportChoices, ImportReading } from "#data/transfer/read-import.ts";
import { type ImportOutcome, runImport } from "#data/transfer/run-import.ts";

export type Step =
  | { at: "choose" }
  | { at: "reading"; file: File }
  | { at: "refused"; file: File; failure: Failure }
  | { at: "preview"; file: File; reading: ImportReading; choices: ImportChoices }
  | { at: "running"; done: number; all: number }
  | { at: "done"; outcome: ImportOutcome; isLinks: boolean };

const NO_CHOICES = { profile: null, decimal: null, columns: {}, takesOtherCurrency: false } as const;

/** An import from the choice of a file to its outcome. A changed choice reads the file again. */
export function useImport(site: { siteId: string; isVerified: boolean; currency: Currency }) {
  const { currency } = site;
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<Omit<ImportChoices, "currency">>(NO_CHOICES);
  const [state, setState] = useState<ProductDraft["state"] | null>(null);
  const [step, setStep] = useState<Step>({ at: "choose" });
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef<AbortController | null>(null);
  const choices = useMemo(() => ({ ...chosen, currency }), [chosen, currency]);
  const isRunning = step.at === "running";
  // What is imported is what was shown: a reading that is under way ends with the press.
  useEffect(() => {
    if (file === null || isRunning) return;
    const waiting = new AbortController();
    readFile(file, choices, waiting.signal).then(
      (reading) => waiting.signal.aborted || setStep({ at: "preview", file, reading, choices }),
      (error: unknown) => waiting.signal.aborted || setStep({ at: "refused", file, failure: toFailure(error) }),
    );
    return () => waiting.abort();
  }, [file, choices, isRunning]);
  // Leaving the screen ends a run after what is being sent.
  useEffect(() => () => running.current?.abort(), []);

  const choose = (next: File | null) => {
    setFailure(null);
    setChosen(NO_CHOICES);
    setState(null);
    setFile(next);
    setStep(next === null ? { at: "choose" } : { at: "reading", file: next });
  };
  const run = async (reading: ImportReading, file: File) => {
    const before = step;
    const stopping = new AbortController();
    running.current = stopping;
    setFailure(null);
    setStep({ at: "running", done: 0, all: 0 });
    const { profile, products, links } = reading;
    const plan = { name: file.name, source: profile, products, links, state, archive: profile === "archive" ? file : null };
    const onProgress = (done: number, all: number) => setStep({ at: "running", done, all });
    try {
      const outcome = await runImport(site.siteId, plan, { isVerified: site.isVerified, onProgress, signal: stopping.signal });
      setFile(null);
      setStep({ at: "done", outcome, isLinks: products.length === 0 });
    } catch (error) {
      setStep(before);
      if (!stopping.signal.aborted) setFailure(toFailure(error));
    }
  };
  return {
    step,
    choices,
    /** Whether the choices are newer than what is shown. */
    isReading: step.at === "preview" && step.choices !== choices,
    state,
    failure,
    choose,
    setState,
    stop: () => running.current?.abort(),
    run,
    setChoices: (next: Partial<Omit<ImportChoices, "currency">>) => setChosen({ ...chosen, ...next }),
  };
}

export type Import = ReturnType<typeof useImport>;
