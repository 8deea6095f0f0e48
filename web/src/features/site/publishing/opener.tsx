import { type OwnSite, updateSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import * as labels from "./labels.ts";
import { useConfirmedEmail } from "./use-confirmed-email.ts";

/** The last setup step: publishes the page, or sends the confirmation mail it needs first. */
export function Opener({ site, onPublished }: { site: OwnSite; onPublished: () => void }) {
  const { isConfirmed, email, isSending, resend } = useConfirmedEmail();
  if (!isConfirmed)
    return (
      <div className="opener">
        <span className="row__sub">{labels.confirmFirst(email)}</span>
        <Button size="sm" isBusy={isSending} onClick={resend}>
          {labels.sendEmailAgain}
        </Button>
      </div>
    );
  const open = () => {
    updateSite(site.id, { published: true }).then(onPublished, showFailure);
  };
  return (
    <Button size="sm" variant="ink" onClick={open}>
      {labels.publishYourPage}
    </Button>
  );
}
