import { type MonthCounts, reachedOf } from "@awning/domain/analytics/goals";
import { GOAL_METRICS, GOALS_MAX, type Goal } from "@awning/domain/analytics/own-numbers";
import type { Link } from "@awning/domain/link/link";
import type { Currency } from "@awning/domain/money/money";
import { amountProblem, parseMoney } from "@awning/domain/money/typed-amount";
import { type FormEvent, useState } from "react";
import { deleteGoal, saveGoal } from "#data/analytics/own-numbers.ts";
import { dataOr } from "#data/core/live.ts";
import { useLinks } from "#data/link/links.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { currencySign, numberLocale } from "#ui/locale.ts";
import { DeletableRows } from "./deletable-rows.tsx";
import { formatValue } from "./figures.ts";
import type { Names } from "./labels.ts";
import * as labels from "./note-labels.ts";

/** As many digits as the greatest target has. */
const TARGET = /^\d{1,9}$/;
const NEVER_CLICKED: readonly Link["type"][] = ["heading", "group", "embed"];

type Shown = { goals: readonly Goal[]; links: Names; currency: Currency };

function nameOf({ metric, linkId }: Goal, links: Names): string {
  return linkId === null ? labels.GOAL_NAMES[metric] : labels.clicksOfLink(links.get(linkId) ?? labels.removedLink);
}

/** How far each goal is this month. */
export function GoalStrip({ goals, links, currency, month }: Shown & { month: MonthCounts }) {
  return (
    <ul className="goals" aria-label={labels.goalsThisMonth}>
      {goals.map((goal) => {
        const reached = reachedOf(goal, month, currency);
        const isReached = reached >= goal.target;
        const [now, target] = [reached, goal.target].map((value) => formatValue(goal.metric, value, currency));
        return (
          <li key={goal.id} className="goal">
            <span className="goal__name" title={nameOf(goal, links)}>
              {nameOf(goal, links)}
            </span>
            <span className={isReached ? "num goal__reached" : "num"}>
              {isReached ? labels.goalReached(now ?? "") : labels.reachedSoFar(now ?? "", target ?? "")}
            </span>
            <span className="goal__track" aria-hidden="true">
              <span
                className={isReached ? "goal__fill goal__fill--reached" : "goal__fill"}
                style={{ width: `${Math.min(100, (reached / goal.target) * 100)}%` }}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The goals of a site, and a form for one more. */
export function GoalsSheet({ siteId, goals, links, currency, onClose }: Shown & { siteId: string; onClose: () => void }) {
  const rows = goals.map((goal) => ({
    key: goal.id,
    title: nameOf(goal, links),
    sub: labels.eachMonth(formatValue(goal.metric, goal.target, currency)),
    own: goal,
  }));
  return (
    <Sheet title={labels.goals} isOpen onClose={onClose}>
      <div className="pile one gap-4">
        <p className="soft">{labels.goalsHint}</p>
        {goals.length < GOALS_MAX ? (
          <GoalForm currency={currency} onSave={(goal) => void saveGoal(siteId, goal).catch(showFailure)} />
        ) : (
          <p className="soft">{labels.goalsFull(GOALS_MAX)}</p>
        )}
        <DeletableRows
          rows={rows}
          deleteLabel={labels.deleteGoal}
          deletedLabel={labels.goalDeleted}
          onDelete={(goal) => void deleteGoal(siteId, goal).catch(showFailure)}
          onRestore={(goal) => void saveGoal(siteId, goal).catch(showFailure)}
        />
      </div>
    </Sheet>
  );
}

function GoalForm({ currency, onSave }: { currency: Currency; onSave: (goal: Goal) => void }) {
  const links = dataOr(useLinks(), []).filter(({ type }) => !NEVER_CLICKED.includes(type));
  const [metric, setMetric] = useState<Goal["metric"]>("orders");
  const [linkId, setLinkId] = useState("");
  const [typed, setTyped] = useState("");
  const [isJudged, setJudged] = useState(false);
  const isMoney = metric === "money";
  const target = isMoney ? parseMoney(typed, currency, numberLocale()) : TARGET.test(typed.trim()) ? Number(typed.trim()) : null;
  const isRight = target !== null && target >= 1;
  const problem = (isMoney ? amountProblem(typed, currency, numberLocale()) : null) ?? labels.enterTarget;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(!isRight);
    if (!isRight) return;
    onSave({ id: crypto.randomUUID().slice(0, 8), metric, target, linkId: metric === "clicks" && linkId !== "" ? linkId : null });
    setTyped("");
  };
  return (
    <form className="sheet-form" onSubmit={submit} noValidate>
      <Field label={labels.whatCounts}>
        <Select
          value={metric}
          onChange={({ currentTarget: { value } }) => setMetric(GOAL_METRICS.find((one) => one === value) ?? "orders")}
        >
          {GOAL_METRICS.map((one) => (
            <option key={one} value={one}>
              {labels.GOAL_NAMES[one]}
            </option>
          ))}
        </Select>
      </Field>
      {metric === "clicks" ? (
        <Field label={labels.countedLink}>
          <Select value={linkId} onChange={({ currentTarget: { value } }) => setLinkId(value)}>
            <option value="">{labels.allLinks}</option>
            {links.map(({ id, title, url }) => (
              <option key={id} value={id}>
                {title || url}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field label={labels.target} error={isJudged && !isRight ? problem : null}>
        <TextInput
          {...(isMoney ? { before: currencySign(currency) } : {})}
          inputMode={isMoney ? "decimal" : "numeric"}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      </Field>
      <div className="dialog__foot">
        <Button type="submit" variant="ink">
          {labels.addGoal}
        </Button>
      </div>
    </form>
  );
}
