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
import { Section } from "#ui/lists/rows.tsx";
import { ERASE_REFUSALS, nameOf } from "./person-labels.ts";

type Step = "block" | "erase";

/** What concerns all of a person: block and erase, each asked for once more. */
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
    if (await run(() => erasePerson(person.id), "Personal data erased")) await navigate(peoplePaths.visitors);
  };
  const foot = (label: string, act: () => void) => (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button variant="ink" isBusy={isBusy} disabled={!isOnline} onClick={act}>
        {isOnline ? label : "Needs a connection"}
      </Button>
    </>
  );
  return (
    <Section title="Privacy">
      <div className="acts">
        {isBlocked ? (
          <Button
            isBusy={isBusy}
            disabled={!isOnline}
            onClick={() => void run(() => blockPerson(person.id, false), `${name} is no longer blocked`)}
          >
            Unblock
          </Button>
        ) : (
          <Button onClick={() => setStep("block")}>Block</Button>
        )}
        <Button onClick={() => setStep("erase")}>Erase personal data</Button>
      </div>
      {problem !== "" && step === null ? <Notice tone="red">{problem}</Notice> : null}
      <Sheet
        title={`Block ${name}?`}
        isOpen={step === "block"}
        onClose={close}
        foot={foot("Block", () => void run(() => blockPerson(person.id, true), `${name} is blocked`))}
      >
        <p className="soft">
          They can no longer order, book or chat on your page with {person.email}. Existing orders and bookings stay as they are, and chats
          close. You can unblock them at any time.
        </p>
        {problem === "" ? null : <Notice tone="red">{problem}</Notice>}
      </Sheet>
      <Sheet title={`Erase ${name}?`} isOpen={step === "erase"} onClose={close} foot={foot("Erase personal data", () => void erase())}>
        <p className="soft">
          Their name, email, phone and address are removed from your orders and bookings, and their chats, newsletter consent, labels and
          note are deleted. Amounts and products are kept for your records, and invoices you issued stay as they are. A block ends. This
          can’t be undone.
        </p>
        {problem === "" ? null : <Notice tone="red">{problem}</Notice>}
      </Sheet>
    </Section>
  );
}
