// Holds the visits of a range and answers the screen's questions off the main thread, so typing and scrolling stay smooth.
import { type Answer, type Ask, answerAsk, completeSet, type OpenDay } from "@awning/domain/analytics/answer";
import { decodeFile } from "@awning/domain/analytics/column-file";
import { type DataSet, EMPTY_DATA_SET } from "@awning/domain/analytics/data-set";

export type VisitOrder =
  | { do: "load"; files: readonly { key: string; bytes: Uint8Array }[]; open: readonly OpenDay[] }
  | { do: "ask"; number: number; ask: Ask };
export type VisitReply = { number: number; answer: Answer };

/** Files already unpacked, so a day that changes does not unpack the others again. */
let unpacked = new Map<string, Promise<DataSet>>();
let loaded: Promise<DataSet> = Promise.resolve(EMPTY_DATA_SET);

self.addEventListener("message", ({ data }: MessageEvent<VisitOrder>) => {
  if (data.do === "load") loaded = load(data.files, data.open);
  else
    loaded
      .then((set) => self.postMessage({ number: data.number, answer: answerAsk(set, data.ask) } satisfies VisitReply))
      // The page receives this as the worker's `error` event.
      .catch(reportError);
});

async function load(files: Extract<VisitOrder, { do: "load" }>["files"], open: readonly OpenDay[]): Promise<DataSet> {
  unpacked = new Map(files.map(({ key, bytes }) => [key, unpacked.get(key) ?? unpack(bytes)]));
  return completeSet(await Promise.all(unpacked.values()), open);
}

async function unpack(bytes: Uint8Array): Promise<DataSet> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream("gzip"));
  return decodeFile(new Uint8Array(await new Response(stream).arrayBuffer()));
}
