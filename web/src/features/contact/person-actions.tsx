import { mailboxesOf } from "@awning/domain/contact/merge";
import { peoplePaths } from "@awning/domain/routes/paths";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { StoredPerson } from "#data/contact/one-person.ts";
import { blockPerson, erasePerson } from "#data/contact/people.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Section } from "#ui/lists/rows.tsx";
import { Time } from "#ui/time.tsx";
import * as labels from "./labels.ts";
import { ERASE_REFUSALS, nameOf } from "./person-labels.ts";

type Step = "block" | "erase";

/** Actions on a person: block and erase, each with a confirmation. */
export function PersonActions({ person }: { person: StoredPerson }) {
  const [step, setStep] = useState<Step | null>(null);
  const { isBusy, failure, run, clear } = useAction();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const name = nameOf(person);
  const isBlocked = person.blockedAt !== null;
  const problem = failure && (ERASE_REFUSALS[String(failure.details["reason"])] ?? failureLabel(failure));
  const close = () => {
    setStep(null);
    clear();
  };
  const act = (command: () => Promise<void>, done: string) =>
    run(async () => {
      await command();
      close();
      showToast(done);
    });
  const erase = async () => {
    if (await act(() => erasePerson(person.id), labels.personalDataErased)) await navigate(peoplePaths.visitors);
  };
  const sheet = { onClose: close, isBusy, needsConnection: true, failure: problem };
  return (
    <Section title={labels.privacy}>
      {person.eraseAskedAt === null ? null : (
        <p className="person__asked">{labels.erasureRequestedHint(<Time at={person.eraseAskedAt} style="date" />)}</p>
      )}
      <div className="acts">
        {isBlocked ? (
          <Button
            isBusy={isBusy}
            disabled={!isOnline}
            onClick={() => void act(() => blockPerson(person.id, false), labels.isNoLongerBlocked(name))}
          >
            {labels.unblock}
          </Button>
        ) : (
          <Button onClick={() => setStep("block")}>{labels.block}</Button>
        )}
        <Button onClick={() => setStep("erase")}>{labels.erasePersonalData}</Button>
      </div>
      {problem && step === null ? <Notice tone="red">{problem}</Notice> : null}
      <ActionSheet
        {...sheet}
        title={labels.blockLabel(name)}
        isOpen={step === "block"}
        confirm={labels.block}
        onConfirm={() => act(() => blockPerson(person.id, true), labels.isBlocked(name))}
      >
        <p className="soft">{labels.blockHint(mailboxesOf(person).join(", "))}</p>
      </ActionSheet>
      <ActionSheet {...sheet} title={labels.erase(name)} isOpen={step === "erase"} confirm={labels.erasePersonalData} onConfirm={erase}>
        <p className="soft">{labels.forgetWarning}</p>
      </ActionSheet>
    </Section>
  );
}
