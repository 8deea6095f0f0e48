import { SIGN_IN_LOST, SUSPENSION_RULE_WORDS, SUSPENSION_RULES_ANCHOR } from "@awning/domain/account/suspension";
import { paths } from "@awning/domain/routes/paths";
import { OctagonAlert } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useAccount } from "#data/account/accounts.ts";
import { Notice } from "#ui/notice.tsx";
import "./suspended-notice.css";

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
            <p>
              <b>Awning has suspended your page.</b> You can't make changes or take orders until this is resolved.
            </p>
            {suspension ? (
              <>
                {suspension.rule === SIGN_IN_LOST ? null : (
                  <p>
                    The rule from our <Link to={`${paths.terms}#${SUSPENSION_RULES_ANCHOR}`}>terms</Link>:{" "}
                    {SUSPENSION_RULE_WORDS[suspension.rule]}.
                  </p>
                )}
                <p className="suspended__reason">{suspension.reason}</p>
                <p>
                  Do you disagree, or have you fixed it? Write to <a href={`mailto:${suspension.answerTo}`}>{suspension.answerTo}</a>, and
                  we'll review it again.
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
            Awning has suspended your page, so you can't make changes. <Link to={paths.dashboard}>See why and how to respond</Link>
          </>
        )}
      </Notice>
    </div>
  );
}
