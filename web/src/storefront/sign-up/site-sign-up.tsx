import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import * as labels from "./labels.ts";

export type SiteSignUpProps = {
  shop: ShopFace;
  mediaBase: string;
  act: "confirm" | "unsubscribe";
  /** `over`: the link no longer works. */
  state: "ask" | "done" | "over";
  /** The form's action: this address with its key. */
  action: string;
  /** The unsubscribe link for a new subscriber. */
  leaveUrl: string;
  /** The page of the shop; `null` without one. */
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
          {words(shop.displayName)}
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
                {labels.goToPage(shop.displayName)}
              </a>
            )}
            {act === "confirm" && state === "done" && (
              <a className="btn btn--line" href={leaveUrl}>
                {labels.unsubscribe}
              </a>
            )}
          </div>
        )}
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

type Words = { title: string; words: (shopName: string) => string; button?: string };
const WORDS: Readonly<Record<SiteSignUpProps["act"], Readonly<Record<SiteSignUpProps["state"], Words>>>> = {
  confirm: {
    ask: {
      title: labels.confirmYourSubscription,
      words: labels.confirmYouWantEmails,
      button: labels.subscribe,
    },
    done: {
      title: labels.youreSubscribed,
      words: labels.subscribedText,
    },
    over: {
      title: labels.thisLinkNoLongerWorks,
      words: labels.linkExpiredSignUpAgain,
    },
  },
  unsubscribe: {
    ask: {
      title: labels.unsubscribeQuestion,
      words: labels.unsubscribedHint,
      button: labels.unsubscribe,
    },
    done: { title: labels.youreUnsubscribed, words: labels.unsubscribedText },
    over: { title: labels.youreUnsubscribed, words: labels.unsubscribedText },
  },
};
