import type { Failure } from "@awning/domain/errors/failure";
import type { Link } from "@awning/domain/link/link";
import { pagePictureWords } from "@awning/domain/page/page-picture";
import { pictureRefusalWords } from "@awning/domain/upload/upload-words";
import { Globe } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { pictureOfTarget } from "#data/link/link-picture.ts";
import { uploadImage } from "#data/media/media-upload.ts";
import { Button } from "#ui/button.tsx";
import { showUndoToast } from "#ui/toast.tsx";
import { useOnline } from "#ui/use-online.ts";
import { failureWords } from "#ui/words.ts";

type Props = { siteId: string; link: Link; onChange: (changes: Partial<Link>) => void };
type Step = { said: string; state: "idle" | "busy" | "failed" };

/** Takes the picture that the target of a link shows of itself, in place of one from the device. */
export function PagePicture({ siteId, link, onChange }: Props) {
  const [{ said, state }, go] = useState<Step>({ said: "", state: "idle" });
  const isOnline = useOnline();
  const latest = useRef({ link, onChange });
  latest.current = { link, onChange };
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const take = async () => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    go({ said: "Checking the page…", state: "busy" });
    try {
      const file = await pictureOfTarget(link.id, signal);
      signal.throwIfAborted();
      go({ said: "Saving the picture…", state: "busy" });
      const thumb = await uploadImage(file, { siteId, signal });
      const before = latest.current.link.thumb;
      latest.current.onChange({ thumb });
      go({ said: "", state: "idle" });
      showUndoToast(`“${link.title}” now uses its page's picture`, () => latest.current.onChange({ thumb: before }));
    } catch (error) {
      // Closed meanwhile, and with it what was under way.
      if (!signal.aborted) go({ said: wordsOf(toFailure(error)), state: "failed" });
    }
  };
  return (
    <div className="lpage">
      <Button size="sm" icon={Globe} isBusy={state === "busy"} disabled={!isOnline} onClick={() => void take()}>
        Use the page's picture
      </Button>
      <p className={state === "failed" ? "lpage__failed" : ""} role={state === "failed" ? "alert" : "status"}>
        {isOnline ? said : "You're offline. Reconnect to continue."}
      </p>
    </div>
  );
}

function wordsOf(failure: Failure): string {
  return pagePictureWords(failure) ?? pictureRefusalWords(failure) ?? failureWords(failure);
}
