import { CONTACTS_PAGE } from "@awning/domain/contact/contact";
import { toContactCsv } from "@awning/domain/contact/csv";
import { Download, MailCheck } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { countSignUps, fetchSignUps } from "#data/contact/contacts.ts";
import { Button } from "#ui/buttons/button.tsx";
import { downloadCsv } from "#ui/download-csv.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import "./sign-ups.css";
import * as labels from "./labels.ts";

/** The number of subscribers, with a download of the list. `empty` is shown while there are none. */
export function SignUps({ siteId, empty = null }: { siteId: string; empty?: ReactNode }) {
  const [count, setCount] = useState<number | null>(null);
  const { isBusy, run } = useAction(showFailure);
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) return;
    let isHere = true;
    countSignUps(siteId).then(
      (people) => isHere && setCount(people),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [siteId, isOnline]);
  if (count === null) return null;
  if (count === 0) return empty;
  const save = () =>
    run(async () => {
      downloadCsv(toContactCsv(await fetchSignUps(siteId)), "sign-ups.csv");
    });
  return (
    <section className="signups" aria-label={labels.signUps}>
      <Notice
        icon={MailCheck}
        tone="plain"
        action={
          <Button icon={Download} isBusy={isBusy} disabled={!isOnline} onClick={save}>
            {labels.downloadCsv}
          </Button>
        }
      >
        {labels.subscriptionConfirmed(<b>{peopleWords(count)}</b>)}
      </Notice>
    </section>
  );
}

function peopleWords(count: number): string {
  if (count >= CONTACTS_PAGE) return labels.peopleOrMore(CONTACTS_PAGE);
  return count === 1 ? labels.onePerson : labels.people(count);
}
