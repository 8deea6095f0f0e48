import { peoplePaths } from "@awning/domain/routes/paths";
import { useState } from "react";
import { useNavigate } from "react-router";
import { blockPerson, erasePerson, type StoredPerson } from "#data/contact/people.ts";
import { toFailure } from "#data/core/failures.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { Section } from "#ui/lists/rows.tsx";
import * as labels from "./labels.ts";
import { ERASE_REFUSALS, nameOf } from "./person-labels.ts";

type Step = "block" | "erase";

/** Actions on a person: block and erase, each with a confirmation. */
export function PersonActions({ person }: { person: StoredPerson }) {
  const [step, setStep] = useState<Step | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const isOnline = useOnline();
  const navigate = useNavigate();
  const name = nameOf(person);
  const isBlocked = person.blockedAt !== null;
  const close = () => {
    setStep(null);
    setProblem("");
  };
  const run = async (command: () => Promise<void>, done: string): Promise<boolean> => {
    setBusy(true);
    setProblem("");
    try {
      await command();
      close();
      showToast(done);
      return true;
    } catch (error) {
      const failure = toFailure(error);
      setProblem(ERASE_REFUSALS[String(failure.details["reason"])] ?? failureLabel(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const erase = async () => {
    if (await run(() => erasePerson(person.id), labels.personalDataErased)) await navigate(peoplePaths.visitors);
  };
  const foot = (label: string, act: () => void) => (
    <>
      <Button onClick={close}>{uiLabels.cancel}</Button>
      <Button variant="ink" isBusy={isBusy} disabled={!isOnline} onClick={act}>
        {isOnline ? label : uiLabels.needsAConnection}
      </Button>
    </>
  );
  return (
    <Section title={labels.privacy}>
      <div className="acts">
        {isBlocked ? (
          <Button
            isBusy={isBusy}
            disabled={!isOnline}
            onClick={() => void run(() => blockPerson(person.id, false), labels.isNoLongerBlocked(name))}
          >
            {labels.unblock}
          </Button>
        ) : (
          <Button onClick={() => setStep("block")}>{labels.block}</Button>
        )}
        <Button onClick={() => setStep("erase")}>{labels.erasePersonalData}</Button>
      </div>
      {problem !== "" && step === null ? <Notice tone="red">{problem}</Notice> : null}
      <Sheet
        title={labels.blockLabel(name)}
        isOpen={step === "block"}
        onClose={close}
        foot={foot(labels.block, () => void run(() => blockPerson(person.id, true), labels.isBlocked(name)))}
      >
        <p className="soft">{labels.blockHint(person.email)}</p>
        {problem === "" ? null : <Notice tone="red">{problem}</Notice>}
      </Sheet>
      <Sheet title={labels.erase(name)} isOpen={step === "erase"} onClose={close} foot={foot(labels.erasePersonalData, () => void erase())}>
        <p className="soft">{labels.forgetWarning}</p>
        {problem === "" ? null : <Notice tone="red">{problem}</Notice>}
      </Sheet>
    </Section>
  );
}
