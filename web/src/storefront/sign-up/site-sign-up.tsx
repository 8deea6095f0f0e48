import { PageFrame } from "../parts/page-frame.tsx";
import type { ShopFace } from "../parts/shop-face.ts";
import { SiteFoot } from "../parts/site-foot.tsx";
import { SiteTop } from "../parts/site-top.tsx";

export type SiteSignUpProps = {
  shop: ShopFace;
  mediaBase: string;
  act: "confirm" | "unsubscribe";
  /** `over`: the link does not work any more. */
  state: "ask" | "done" | "over";
  /** Where the answer is sent: this address with its key. */
  action: string;
  /** Leads out again; for who has just come onto the list. */
  leaveUrl: string;
  /** The page of the shop; `null` while it has none. */
  homeUrl: string | null;
};

/** `/{username}/confirm` and `/{username}/unsubscribe`: one question, one button. */
export function SiteSignUp({ shop, mediaBase, act, state, action, leaveUrl, homeUrl }: SiteSignUpProps) {
  const { title, words, button } = WORDS[act][state];
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap">
        <h1 className="page-title">{title}</h1>
        <p className="prose soft" role={state === "ask" ? undefined : "status"}>
          {words.replaceAll("{shop}", shop.displayName)}
        </p>
        {button ? (
          <form className="acts" method="post" action={action}>
            <button className="btn" type="submit">
              {button}
            </button>
          </form>
        ) : (
          <div className="acts">
            {homeUrl && (
              <a className="btn btn--line" href={homeUrl}>
                To the page of {shop.displayName}
              </a>
            )}
            {act === "confirm" && state === "done" && (
              <a className="btn btn--line" href={leaveUrl}>
                Leave the list
              </a>
            )}
          </div>
        )}
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

type Words = { title: string; words: string; button?: string };
const WORDS: Readonly<Record<SiteSignUpProps["act"], Readonly<Record<SiteSignUpProps["state"], Words>>>> = {
  confirm: {
    ask: {
      title: "One last click",
      words: "Confirm that {shop} may write to you by e-mail. If it was not you who signed up, close this page and nothing happens.",
      button: "Yes, write to me",
    },
    done: { title: "You are on the list", words: "{shop} may write to you now. A mail that says how to leave again is on its way." },
    over: {
      title: "This link does not work any more",
      words:
        "It was too old, or a newer one was sent after it. Sign up on the page of {shop} once more and use the link in the newest mail.",
    },
  },
  unsubscribe: {
    ask: {
      title: "Leave the list?",
      words: "{shop} will not write to you any more. Mails about your orders still come.",
      button: "Leave the list",
    },
    done: { title: "You are off the list", words: "{shop} will not write to you any more." },
    over: { title: "You are off the list", words: "{shop} will not write to you any more." },
  },
};
