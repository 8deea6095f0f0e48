import { isSiteClosed, isSiteOpen } from "@awning/domain/site";
import { useId } from "react";
import { toFailure } from "#data/failures.ts";
import { type OwnSite, updateSite } from "#data/sites.ts";
import { Button } from "#ui/button.tsx";
import { Switch } from "#ui/switch.tsx";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";
import "./publishing.css";
import { useConfirmedEmail } from "./use-confirmed-email.ts";

/** Opens and closes the page. Without a confirmed address it says why not, and offers the mail again. */
export function PublishSwitch({ site }: { site: OwnSite }) {
  const id = useId();
  const { isConfirmed, email, isSending, resend } = useConfirmedEmail();
  const isUp = isSiteOpen(site);
  const change = (published: boolean) => {
    updateSite(site.id, { published }).catch((error) => showToast(failureWords(toFailure(error))));
  };
  return (
    <div className="publish">
      <label className="publish__line" htmlFor={id}>
        <span>
          <span className="strong">
            {isUp ? "Your page is open" : isSiteClosed(site) ? "Your page is closed" : "Your page is not open yet"}
          </span>
          <span className="publish__text" id={`${id}-why`}>
            {site.suspendedAt !== null
              ? "Awning has closed it. Write to us, and we look at it together."
              : site.leavesAt !== null
                ? "Your account is about to be deleted. Keep it, and the page is as it was."
                : isUp
                  ? "Everybody with the address can see it and order."
                  : isConfirmed
                    ? "Only you see it. Open it when you like how it looks."
                    : `Confirm ${email} first: the link is in your inbox.`}
          </span>
        </span>
        <Switch
          id={id}
          isOn={isUp}
          disabled={isSiteClosed(site) || (!site.published && !isConfirmed)}
          aria-describedby={`${id}-why`}
          onChange={change}
        />
      </label>
      {isConfirmed || site.published ? null : (
        <Button size="sm" isBusy={isSending} onClick={resend}>
          Send the mail again
        </Button>
      )}
    </div>
  );
}
