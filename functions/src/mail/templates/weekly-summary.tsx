import { formatMoney } from "@awning/domain/money/money";
import type { Ordered } from "@awning/domain/order/ordered";
import { countWords } from "@awning/domain/values/count-words";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailDay } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { Details } from "../parts/details.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["weekly-summary"];

export function weeklySummarySubject({ now, locale }: Content): string {
  const { ordered, clicks, signUps } = now;
  if (ordered.count > 0) return `Your week: ${countWords(ordered.count, "order")}, ${amounts(ordered, locale)}`;
  if (clicks > 0) return `Your week: ${countWords(clicks, "click")} on your links`;
  return signUps > 0 ? `Your week: ${countWords(signUps, "person", "people")} joined your list` : "Your week at a glance";
}

/** Tells an owner what came of the page in a week, beside the one before. */
export function WeeklySummary(content: Content) {
  const { now, before, locale } = content;
  return (
    <OwnerMail
      title={weeklySummarySubject(content)}
      preview={`${mailDay(content.first, locale)} to ${mailDay(content.last, locale)}, compared with the week before.`}
      footer={
        <>
          You're getting this because you own {shownUrl(content.siteUrl)}/{content.username}.{" "}
          <InlineLink href={content.settingsUrl} quiet>
            Manage notifications
          </InlineLink>
        </>
      }
    >
      <Title>Your week.</Title>
      <Paragraph>
        {mailDay(content.first, locale)} to {mailDay(content.last, locale)}. The week before is in brackets.
      </Paragraph>
      <Details
        entries={[
          ["Orders", `${now.ordered.count} (${before.ordered.count})`],
          ["Sales", `${amounts(now.ordered, locale)} (${amounts(before.ordered, locale)})`],
          ["Clicks", `${now.clicks} (${before.clicks})`],
          ["New subscribers", `${now.signUps} (${before.signUps})`],
        ]}
      />
      <Action href={content.dashboardUrl}>Open Awning</Action>
      <Aside>Excludes canceled, expired and test orders.</Aside>
    </OwnerMail>
  );
}

function amounts({ amounts }: Ordered, locale: string): string {
  return amounts.length === 0 ? "0" : amounts.map(({ currency, total }) => formatMoney(total, currency, locale)).join(", ");
}
