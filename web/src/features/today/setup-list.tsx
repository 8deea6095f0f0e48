import { takesCards } from "@awning/domain/shop/card-settings";
import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useCardSettings } from "#data/shop/card-settings.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { Row, Rows, Section } from "#ui/lists/rows.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import "./setup-list.css";
import * as labels from "./day-labels.ts";
import type { SetupKey, SetupStep } from "./setup-steps.ts";

type Props = {
  steps: readonly SetupStep[];
  /** Publishes the page, in the last step. */
  opener: ReactNode;
  /** The fields of a step, which is done on the spot; `null` where a screen of its own does it. */
  form: ((step: SetupKey) => ReactNode) | null;
  /** Called once all is known. */
  onKnown: () => void;
};

/**
 * The remaining setup steps, one of them open; hidden when all are done. Whether cards are accepted is read here and not with
 * the rest, so an open shop does not wait for it.
 */
export function SetupList({ steps: told, opener, form, onKnown }: Props) {
  const card = useCardSettings();
  const isKnown = card.state !== "loading";
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  const hasCards = card.state === "ready" && takesCards(card.data);
  const steps = told.map((step) => (step.key === "paid" && hasCards ? { ...step, isDone: true } : step));
  const left = steps.filter((step) => !step.isDone);
  const [only] = left;
  const { openKey, setOpenKey, openNext } = useOpenStep(steps);
  // The last step may turn out to be done.
  if (!only || (left.length === 1 && only.key === "paid" && !isKnown)) return null;
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
        {steps.map((step) => {
          const isOpen = form !== null && step.key === openKey;
          return (
            <Fragment key={step.key}>
              <Row
                className={classOf(step, isOpen, form !== null)}
                lead={<StepMark isDone={step.isDone} />}
                title={step.title}
                sub={step.isDone && !isOpen ? undefined : step.text}
              >
                {step.key === "open" ? (
                  step.isDone ? null : (
                    opener
                  )
                ) : isOpen ? (
                  <Button variant="quiet" size="sm" onClick={openNext}>
                    {step.isDone ? labels.next : labels.skip}
                  </Button>
                ) : step.isDone ? null : form === null ? (
                  <ButtonLink size="sm" to={step.to}>
                    {step.act}
                  </ButtonLink>
                ) : (
                  <Button variant="quiet" size="sm" onClick={() => setOpenKey(step.key)}>
                    {step.act}
                  </Button>
                )}
              </Row>
              {isOpen ? <li className="setup-list__form">{form(step.key)}</li> : null}
            </Fragment>
          );
        })}
      </Rows>
    </Section>
  );
}

function classOf({ key, isDone }: SetupStep, isOpen: boolean, hasForms: boolean): string {
  if (isOpen) return "setup-list__line setup-list__open";
  return [isDone ? "setup-list__done" : "", hasForms && key !== "open" ? "setup-list__line setup-list__closed" : ""].join(" ");
}

/** The step whose fields are shown: the first that is left, and after each the next. Links stay open, as there are several. */
function useOpenStep(steps: readonly SetupStep[]) {
  const nextAfter = (key: SetupKey | null) => {
    const from = steps.findIndex((step) => step.key === key) + 1;
    return steps.slice(from).find((step) => !step.isDone)?.key ?? "open";
  };
  const [openKey, setOpenKey] = useState<SetupKey>(() => nextAfter(null));
  const openNext = () => setOpenKey(nextAfter(openKey));
  const isDone = steps.some((step) => step.key === openKey && step.isDone);
  const goOn = useEffectEvent(openNext);
  useEffect(() => {
    if (isDone && openKey !== "link") goOn();
  }, [isDone, openKey]);
  return { openKey, setOpenKey, openNext };
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
function SetupCanopy({ steps: all }: { steps: readonly SetupStep[] }) {
  const steps = all.filter((step) => step.key !== "region");
  const done = steps.filter((step) => step.isDone).length;
  return (
    <span className="setup__awning" role="img" aria-label={labels.ofDone(done, steps.length)}>
      {steps.map((step, index) => (
        <i key={step.key} className={index < done ? "" : "todo"} />
      ))}
    </span>
  );
}
