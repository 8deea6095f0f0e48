import { mailboxesOf } from "@awning/domain/contact/merge";
import type { StoredPerson } from "#data/contact/one-person.ts";
import { mergePeople, splitPerson } from "#data/contact/people.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showUndoToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { Section } from "#ui/lists/rows.tsx";
import { Time } from "#ui/time.tsx";
import * as words from "./labels.ts";
import { MARKETING_LABELS } from "./person-labels.ts";

/** How to reach a person: each of their addresses, of which merged ones can be split off again. */
export function PersonContact({ person }: { person: StoredPerson }) {
  const isMerged = person.otherEmails.length > 0;
  return (
    <Section title={words.contact}>
      <dl className="person__facts">
        <dt>{uiLabels.email}</dt>
        <dd className="pile one gap-2">
          {mailboxesOf(person).map((email, at) => (
            <div key={email} className="pile at-start gap-2">
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>
              {isMerged && person.subscribedEmails.includes(email) ? <p className="note">{MARKETING_LABELS.subscribed}</p> : null}
              {at > 0 ? <SplitOff person={person} email={email} /> : null}
            </div>
          ))}
        </dd>
        {person.phone === "" ? null : (
          <>
            <dt>{uiLabels.phone}</dt>
            <dd>{person.phone}</dd>
          </>
        )}
        <dt>{words.newsletter}</dt>
        <dd>{MARKETING_LABELS[person.marketing]}</dd>
        <dt>{words.firstSeen}</dt>
        <dd>
          <Time at={person.firstSeen} style="date" />
        </dd>
      </dl>
    </Section>
  );
}

function SplitOff({ person, email }: { person: StoredPerson; email: string }) {
  const { isBusy, run } = useAction(showFailure);
  const isOnline = useOnline();
  const split = () =>
    run(async () => {
      const otherId = await splitPerson(person.id, email);
      showUndoToast(words.splitDone(email), () => void run(() => mergePeople(person.id, otherId)));
    });
  return (
    <p>
      <Button size="sm" isBusy={isBusy} disabled={!isOnline} aria-label={words.splitOff(email)} onClick={split}>
        {words.split}
      </Button>
    </p>
  );
}
