import { isSiteClosed, isSiteOpen } from "@awning/domain/site/site";
import { useId } from "react";
import { type OwnSite, updateSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Switch } from "#ui/fields/switch.tsx";
import "./publishing.css";
import * as labels from "./labels.ts";
import { useConfirmedEmail } from "./use-confirmed-email.ts";

/** Publishes and unpublishes the page. Without a confirmed email address it says why not, and offers the mail again. */
export function PublishSwitch({ site }: { site: OwnSite }) {
  const id = useId();
  const { isConfirmed, email, isSending, resend } = useConfirmedEmail();
  const isUp = isSiteOpen(site);
  const change = (published: boolean) => {
    updateSite(site.id, { published }).catch(showFailure);
  };
  return (
    <div className="pile gap-3 at-start">
      <label className="publish__line" htmlFor={id}>
        <span>
          <span className="strong">
            {isUp ? labels.yourPageIsPublished : isSiteClosed(site) ? labels.yourPageIsUnavailable : labels.yourPageIsntPublished}
          </span>
          <span className="publish__text" id={`${id}-why`}>
            {site.suspendedAt !== null
              ? labels.suspendedHint
              : site.leavesAt !== null
                ? labels.deletionPlannedHint
                : isUp
                  ? labels.publishedHint
                  : isConfirmed
                    ? labels.unpublishedHint
                    : labels.confirmEmailHint(email)}
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
          {labels.sendEmailAgain}
        </Button>
      )}
    </div>
  );
}
