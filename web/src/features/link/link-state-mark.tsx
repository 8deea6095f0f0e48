import type { Link } from "@awning/domain/link/link";
import { refusedHost } from "@awning/domain/rich-text/refused-hosts";
import { StateMark } from "#ui/state-mark.tsx";
import { stateWords } from "./schedule-words.ts";

const LOOK = {
  archived: { shape: "bar", tone: "faint" },
  off: { shape: "bar", tone: "faint" },
  scheduled: { shape: "quarter", tone: "sky" },
  expired: { shape: "bar", tone: "faint" },
  live: { shape: "half", tone: "sky" },
} as const;

/** Whether and until when visitors see a link; nothing for one that is simply shown. `isLeftOut`: it is on, and what is around it is not. */
export function LinkStateMark({ link, now, isLeftOut }: { link: Link; now: number; isLeftOut: boolean }) {
  if (refusedHost(link.url) !== null) return <StateMark shape="alert" tone="red" word="Hidden" />;
  if (isLeftOut) return <StateMark {...LOOK.off} word="Hidden" />;
  const said = stateWords(link, now, navigator.language);
  if (said) return <StateMark {...LOOK[said.state]} word={said.words} />;
  return link.style === "featured" ? <StateMark shape="disc" tone="leaf" word="Featured" /> : null;
}
