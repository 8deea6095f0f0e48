import { takesCards } from "@awning/domain/shop/card-settings";
import type { ReactNode } from "react";
import { useCardSettings } from "#data/shop/card-settings.ts";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { Row, Rows, Section } from "#ui/lists/rows.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import "./setup-list.css";
import * as labels from "./day-labels.ts";
import type { SetupStep } from "./setup-steps.ts";

/**
 * The remaining setup steps; hidden when all are done. `opener` is in the last step. Whether cards are accepted is read here
 * and not with the rest, so an open shop does not wait for it.
 */
export function SetupList({ steps: told, opener }: { steps: readonly SetupStep[]; opener: ReactNode }) {
  const card = useCardSettings();
  const hasCards = card.state === "ready" && takesCards(card.data);
  const steps = told.map((step) => (step.key === "paid" && hasCards ? { ...step, isDone: true } : step));
  const left = steps.filter((step) => !step.isDone);
  const [only] = left;
  // The last step may turn out to be done.
  if (!only || (left.length === 1 && only.key === "paid" && card.state === "loading")) return null;
  if (left.length === 1 && only.key !== "open")
    return (
      <section className="setup" aria-label={labels.setUp}>
        <SetupCanopy steps={steps} />
        <p className="row__text">
          <span className="row__title">{labels.yourPageIsAlmostReady}</span>{" "}
          <span className="soft">{labels.oneStepLeft(only.text.toLowerCase())}</span>
        </p>
        <ButtonLink variant="quiet" size="sm" to={only.to}>
          {only.act}
        </ButtonLink>
      </section>
    );
  return (
    <Section title={labels.setUpYourPage} more={<SetupCanopy steps={steps} />} className="setup-list">
      <Rows>
        {steps.map((step) => (
          <Row
            key={step.key}
            className={step.isDone ? "setup-list__done" : ""}
            lead={<StepMark isDone={step.isDone} />}
            title={step.title}
            sub={step.isDone ? undefined : step.text}
          >
            {step.isDone ? null : step.key === "open" ? (
              opener
            ) : (
              <ButtonLink size="sm" to={step.to}>
                {step.act}
              </ButtonLink>
            )}
          </Row>
        ))}
      </Rows>
    </Section>
  );
}

function StepMark({ isDone }: { isDone: boolean }) {
  return (
    <span className="setup-list__mark">
      <StateMark shape={isDone ? "disc" : "ring"} tone={isDone ? "leaf" : "faint"} word="" />
      <span className="sr">{isDone ? labels.done : labels.toDo}</span>
    </span>
  );
}

/** Five stripes, one for each step that is done. */
function SetupCanopy({ steps }: { steps: readonly SetupStep[] }) {
  const done = steps.filter((step) => step.isDone).length;
  return (
    <span className="setup__awning" role="img" aria-label={labels.ofDone(done, steps.length)}>
      {steps.map((step, index) => (
        <i key={step.key} className={index < done ? "" : "todo"} />
      ))}
    </span>
  );
}
