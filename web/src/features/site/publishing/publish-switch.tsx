import { isSiteClosed, isSiteOpen } from "@awning/domain/site/site";
import { useId } from "react";
import { toFailure } from "#data/core/failures.ts";
import { type OwnSite, updateSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import "./publishing.css";
import { useConfirmedEmail } from "./use-confirmed-email.ts";

/** Opens and closes the page. Without a confirmed address it says why not, and offers the mail again. */
export function PublishSwitch({ site }: { site: OwnSite }) {
  const id = useId();
  const { isConfirmed, email, isSending, resend } = useConfirmedEmail();
  const isUp = isSiteOpen(site);
  const change = (published: boolean) => {
    updateSite(site.id, { published }).catch((error) => showToast(failureLabel(toFailure(error))));
  };
  return (
    <div className="publish">
      <label className="publish__line" htmlFor={id}>
        <span>
          <span className="strong">
            {isUp ? "Your page is published" : isSiteClosed(site) ? "Your page is unavailable" : "Your page isn’t published"}
          </span>
          <span className="publish__text" id={`${id}-why`}>
            {site.suspendedAt !== null
              ? "Awning has suspended it. Contact us to resolve this."
              : site.leavesAt !== null
                ? "Your account is scheduled for deletion. Keep your account to restore the page."
                : isUp
                  ? "Anyone with the link can visit and order."
                  : isConfirmed
                    ? "Only you can see it. Publish when you’re ready."
                    : `Confirm ${email} first. The link is in your inbox.`}
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
          Send the email again
        </Button>
      )}
    </div>
  );
}
