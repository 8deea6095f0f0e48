import type { Answer, Ask, OpenDay } from "@awning/domain/analytics/answer";
import type { Failure } from "@awning/domain/errors/failure";
import { useEffect, useRef, useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { missingPart } from "#data/core/parts.ts";
import type { VisitOrder, VisitReply } from "./visit-worker.ts";
import type { PackedVisits } from "./visits.ts";

export type Answered = { answer: Answer | null; isStale: boolean; failure: Failure | null };

/**
 * Answers the screen's questions from a worker that holds the visits. While a new question runs, the last answer stays as
 * `isStale`. `null` waits.
 */
export function useVisitAnswers(files: readonly PackedVisits[] | null, open: readonly OpenDay[] | null, ask: Ask): Answered {
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const [answered, setAnswered] = useState<{ number: number; answer: Answer } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const question = JSON.stringify(ask);

  useEffect(() => {
    const started = new Worker(new URL("./visit-worker.ts", import.meta.url), { type: "module" });
    started.onmessage = ({ data }: MessageEvent<VisitReply>) => {
      if (data.number !== asked.current) return;
      setAnswered(data);
      setFailure(null);
    };
    started.onerror = () => setFailure(toFailure(missingPart()));
    worker.current = started;
    return () => {
      started.terminate();
      worker.current = null;
    };
  }, []);

  useEffect(() => {
    if (!files || !open) return;
    const send = (order: VisitOrder) => worker.current?.postMessage(order);
    send({ do: "load", files: files.map(({ id, updatedAt, bytes }) => ({ key: `${id} ${updatedAt}`, bytes })), open });
    send({ do: "ask", number: ++asked.current, ask: JSON.parse(question) as Ask });
  }, [files, open, question]);

  return { answer: answered?.answer ?? null, isStale: answered !== null && answered.number !== asked.current, failure };
}
