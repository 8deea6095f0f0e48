import "./suspended-notice.css";
import { SIGN_IN_LOST, SUSPENSION_RULE_WORDS, SUSPENSION_RULES_ANCHOR } from "@awning/domain/account/suspension";
import { paths } from "@awning/domain/routes/paths";
import { DoorOpen, HardDrive, OctagonAlert } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useAccount } from "#data/account/accounts.ts";
import { keepAccount } from "#data/account/leaving.ts";
import { whatIsStored } from "#data/core/browser-storage.ts";
import { toFailure } from "#data/core/failures.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import { textLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";

/** Stands on every screen in a browser that keeps less than it should: what that means for whoever works in it. */
export function NotStoredNotice() {
  return (
    <div className="screen__notice">
      <Notice icon={HardDrive}>{whatIsStored() === "nothing" ? labels.thisBrowserDoesntStoreData : labels.thisBrowserDoesntStoreA}</Notice>
    </div>
  );
}

/** Stands on every screen of an account that is about to be deleted: when that is, and the way back. */
export function LeavingNotice({ leavesAt }: { leavesAt: number }) {
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      await keepAccount();
      showToast(labels.yourAccountAndPageAre);
    } catch (error) {
      showToast(failureLabel(toFailure(error)));
    } finally {
      setBusy(false);
    }
  };
  const day = new Intl.DateTimeFormat(textLocale(), { weekday: "long", day: "numeric", month: "long" }).format(leavesAt);
  return (
    <div className="screen__notice">
      <Notice
        icon={DoorOpen}
        action={
          <Button size="sm" variant="ink" isBusy={isBusy} disabled={!isOnline} onClick={() => void keep()}>
            {labels.keepMyAccount}
          </Button>
        }
      >
        {labels.yourAccountWillBeDeleted(day)}
      </Notice>
    </div>
  );
}

/** Where the whole of it is told; other screens lead there. */
const TOLD_AT: readonly string[] = [paths.dashboard, paths.account];

/** Stands on every screen of an owner whose page Awning has closed: which rule, why, and how to answer. */
export function SuspendedNotice() {
  const account = useAccount();
  const { pathname } = useLocation();
  const suspension = account.state === "ready" ? (account.data?.suspension ?? null) : null;
  return (
    <div className="screen__notice">
      <Notice icon={OctagonAlert} tone="red">
        {TOLD_AT.includes(pathname) ? (
          <div className="suspended">
            <p>{labels.youCantMakeChangesOr(<b>{labels.awningHasSuspendedYourPage}</b>)}</p>
            {suspension ? (
              <>
                {suspension.rule === SIGN_IN_LOST ? null : (
                  <p>
                    {labels.itsBasedOnThisRule(
                      <Link to={`${paths.terms}#${SUSPENSION_RULES_ANCHOR}`}>{labels.terms}</Link>,
                      SUSPENSION_RULE_WORDS[suspension.rule],
                    )}
                  </p>
                )}
                <p className="suspended__reason">{suspension.reason}</p>
                <p>{labels.ifYouDisagreeOrHave(<a href={`mailto:${suspension.answerTo}`}>{suspension.answerTo}</a>)}</p>
              </>
            ) : null}
            <p>
              {labels.youCanStillViewEverything(
                <Link to={paths.orders}>{labels.ordersWords}</Link>,
                <Link to={paths.products}>{labels.productsWords}</Link>,
                <Link to={paths.account}>{labels.deleteYourAccount}</Link>,
              )}
            </p>
          </div>
        ) : (
          <>{labels.awningHasSuspendedYourPageSo(<Link to={paths.dashboard}>{labels.seeWhyAndHowTo}</Link>)}</>
        )}
      </Notice>
    </div>
  );
}
