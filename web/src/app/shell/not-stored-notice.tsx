import { useAction } from "#ui/hooks/use-action.ts";
import "./suspended-notice.css";
import { SIGN_IN_LOST, SUSPENSION_RULE_WORDS, SUSPENSION_RULES_ANCHOR } from "@awning/domain/account/suspension";
import { paths } from "@awning/domain/routes/paths";
import { DoorOpen, HardDrive, OctagonAlert } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useAccount } from "#data/account/accounts.ts";
import { keepAccount } from "#data/account/leaving.ts";
import { whatIsStored } from "#data/core/browser-storage.ts";
import { cacheTrouble } from "#data/core/firestore.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import { textLocale } from "#ui/locale.ts";

/** Shown on every screen in a browser with limited storage, or after its copy was wiped: says what that means for the user's work. */
export function NotStoredNotice() {
  const isLost = cacheTrouble() === "lost";
  return (
    <div className="screen__notice">
      <Notice icon={HardDrive} tone={isLost ? "red" : "sun"}>
        {isLost
          ? "The copy of your data in this browser was damaged and had to be removed. Check your latest changes: some may not have been saved. "
          : null}
        {whatIsStored() === "nothing"
          ? "This browser doesn’t store data. If you close or reload this page, you’ll be logged out and lose unsaved changes."
          : "This browser doesn’t store a copy of your data. Keep this page open until your changes are saved."}
      </Notice>
    </div>
  );
}

/** Shown on every screen of an account scheduled for deletion: says when, and how to cancel. */
export function LeavingNotice({ leavesAt }: { leavesAt: number }) {
  const isOnline = useOnline();
  const { isBusy, run } = useAction(showFailure);
  const keep = () =>
    run(async () => {
      await keepAccount();
      showToast("Your account and page are restored.");
    });
  const day = new Intl.DateTimeFormat(textLocale(), { weekday: "long", day: "numeric", month: "long" }).format(leavesAt);
  return (
    <div className="screen__notice">
      <Notice
        icon={DoorOpen}
        action={
          <Button size="sm" variant="ink" isBusy={isBusy} disabled={!isOnline} onClick={() => void keep()}>
            Keep my account
          </Button>
        }
      >
        Your account will be deleted on {day}. Your page is unpublished until then.
      </Notice>
    </div>
  );
}

/** Screens with the full notice; the others link to them. */
const TOLD_AT: readonly string[] = [paths.dashboard, paths.account];

/** Shown on every screen of an owner whose page Awning suspended: says which rule, why, and how to respond. */
export function SuspendedNotice() {
  const account = useAccount();
  const { pathname } = useLocation();
  const suspension = account.state === "ready" ? (account.data?.suspension ?? null) : null;
  return (
    <div className="screen__notice">
      <Notice icon={OctagonAlert} tone="red">
        {TOLD_AT.includes(pathname) ? (
          <div className="suspended">
            <p>
              <b>Awning has suspended your page.</b> You can’t make changes or take orders until this is resolved.
            </p>
            {suspension ? (
              <>
                {suspension.rule === SIGN_IN_LOST ? null : (
                  <p>
                    It’s based on this rule in our <Link to={`${paths.terms}#${SUSPENSION_RULES_ANCHOR}`}>terms</Link>:{" "}
                    {SUSPENSION_RULE_WORDS[suspension.rule]}.
                  </p>
                )}
                <p className="suspended__reason">{suspension.reason}</p>
                <p>
                  If you disagree or have fixed the problem, email <a href={`mailto:${suspension.answerTo}`}>{suspension.answerTo}</a>, and
                  we’ll review it again.
                </p>
              </>
            ) : null}
            <p>
              You can still view everything, export your <Link to={paths.orders}>orders</Link> and <Link to={paths.products}>products</Link>{" "}
              as CSV files, and <Link to={paths.account}>delete your account</Link>.
            </p>
          </div>
        ) : (
          <>
            Awning has suspended your page, so you can’t make changes. <Link to={paths.dashboard}>See why and how to respond</Link>
          </>
        )}
      </Notice>
    </div>
  );
}
