import { StringDecoder } from "node:string_decoder";
import { Listening, type Meter, NOTHING_FOUND, type Passing } from "./operations.ts";

// A document names itself once in each answer that holds it: as a field of its own, or as one that is missing. The other two are of a
// listener. Inside a text each quote has a backslash before it, so none of these is found there.
const TOKEN =
  /"(?:name|missing)":\s*"projects\/[^/]+\/databases\/[^/]+\/documents\/(?<path>[^"]+)"|"targetChangeType":\s*"(?<change>[A-Z]+)"|"targetIds":\s*\[(?<targets>[^\]]*)\]|"integerValue":\s*"(?<count>\d+)"/g;
const LONGEST_TOKEN = 1024;

type Stored = { writes: number; deletes: number };

/** Counts one request over REST, or one over the channel of a browser; anything else asked of the emulator counts nothing. */
export function passingRequest(method: string, url: string, meter: Meter): Passing {
  const { pathname } = new URL(url, "http://emulator");
  const action = /:(\w+)$/.exec(pathname)?.[1] ?? "";
  const isChannel = pathname.endsWith("/channel");
  const isDocument = pathname.includes("/documents") && action === "";
  const isRead =
    (isChannel && pathname.includes("Listen")) || (isDocument && method === "GET") || ["runQuery", "batchGet"].includes(action);
  const mayBeEmpty = isRead && !isChannel;
  const body = new StringDecoder("utf8");
  const listener = new Listening(meter);
  let asked = "";
  let rest = "";
  let found = 0;
  const read = (text: string) => {
    const whole = rest + text;
    let end = 0;
    for (const token of whole.matchAll(TOKEN)) {
      end = token.index + token[0].length;
      const { path, change, targets, count } = token.groups ?? {};
      if (action === "runAggregationQuery" && count) meter.counted(Number(count));
      if (!isRead) continue;
      if (path) found++;
      if (path) listener.document(path);
      if (change === "CURRENT") listener.current();
      if (targets) listener.targets(targets.split(",").map(Number));
    }
    rest = whole.slice(Math.max(end, whole.length - LONGEST_TOKEN));
  };
  const answer = new StringDecoder("utf8");
  return {
    asked: (piece) => {
      if (action === "commit" || action === "batchWrite" || (isChannel && pathname.includes("Write")))
        asked += body.write(Buffer.from(piece));
    },
    given: (piece) => {
      if (isChannel) meter.sent(piece.length);
      read(answer.write(Buffer.from(piece)));
    },
    end: (isDone) => {
      if (!isDone) return;
      if (mayBeEmpty && found === 0) meter.read(NOTHING_FOUND);
      for (const stored of isChannel ? channelBodies(asked) : [asked]) meter.wrote(storedIn(stored));
      if (isDocument && method === "DELETE") meter.wrote({ writes: 0, deletes: 1 });
      if (isDocument && (method === "PATCH" || method === "POST")) meter.wrote({ writes: 1, deletes: 0 });
    },
  };
}

/** What a browser sends is a form with one JSON text for each message. */
function channelBodies(form: string): string[] {
  return [...new URLSearchParams(form)].filter(([name]) => name.endsWith("___data__")).map(([, text]) => text);
}

function storedIn(text: string): Stored {
  const { writes = [] }: { writes?: Record<string, unknown>[] } = text ? JSON.parse(text) : {};
  const deletes = writes.filter((one) => "delete" in one).length;
  return { deletes, writes: writes.filter((one) => !("delete" in one) && !("verify" in one)).length };
}
