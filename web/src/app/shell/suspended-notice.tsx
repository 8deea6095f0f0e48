import { paths } from "@awning/domain/paths";
import { SIGN_IN_LOST, SUSPENSION_RULE_WORDS, SUSPENSION_RULES_ANCHOR } from "@awning/domain/suspension";
import { OctagonAlert } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useAccount } from "#data/accounts.ts";
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
              <b>Awning has closed your page.</b> Nothing can be changed and no orders are taken until this is settled.
            </p>
            {suspension ? (
              <>
                {suspension.rule === SIGN_IN_LOST ? null : (
                  <p>
                    The rule, from our <Link to={`${paths.terms}#${SUSPENSION_RULES_ANCHOR}`}>terms</Link>:{" "}
                    {SUSPENSION_RULE_WORDS[suspension.rule]}.
                  </p>
                )}
                <p className="suspended__reason">{suspension.reason}</p>
                <p>
                  You do not agree, or have mended it? Write to <a href={`mailto:${suspension.answerTo}`}>{suspension.answerTo}</a>, and we
                  look at it again.
                </p>
              </>
            ) : null}
            <p>
              You can still look at everything, save your <Link to={paths.orders}>orders</Link> and{" "}
              <Link to={paths.products}>products</Link> as files, and <Link to={paths.account}>delete your account</Link>.
            </p>
          </div>
        ) : (
          <>
            Awning has closed your page, so nothing can be changed. <Link to={paths.dashboard}>Why, and how to answer</Link>
          </>
        )}
      </Notice>
    </div>
  );
}
