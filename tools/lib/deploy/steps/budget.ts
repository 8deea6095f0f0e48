import * as z from "zod/mini";
import { PlainError } from "../../plain-error.ts";
import type { Deployment, Step } from "../deployment.ts";
import { findBilling, findNumber } from "./project.ts";

const API = "billingbudgets.googleapis.com/v1";
/** A month, in the currency of the billing account. */
const AMOUNT = "50";
const SHARES = [0.5, 1, 2];

const budgetsSchema = z.object({
  budgets: z._default(
    z.array(
      z.object({
        budgetFilter: z._default(z.object({ projects: z._default(z.array(z.string()), []) }), { projects: [] }),
        thresholdRules: z._default(z.array(z.looseObject({})), []),
      }),
    ),
    [],
  ),
});

/** A budget that mails those who pay. One that somebody made, of any amount, is as good. */
export const budget: Step = {
  name: "Budget",
  differs: async (deployment) => {
    const hasOne = await hasBudget(deployment);
    if (hasOne === "unknown")
      return [{ what: "Budgets of the billing account are not yours to see", byHand: "Ask who pays to set one for this project." }];
    return hasOne ? [] : [{ what: `Those who pay get a mail at half of ${AMOUNT} a month, at all of it and at twice of it` }];
  },
  make: async ({ api }) => {
    const billing = await findBilling(api);
    await api.write("POST", `${API}/${billing?.billingAccountName}/budgets`, {
      displayName: `Awning ${api.project}`,
      budgetFilter: { projects: [`projects/${await findNumber(api)}`] },
      amount: { specifiedAmount: { units: AMOUNT } },
      thresholdRules: SHARES.map((thresholdPercent) => ({ thresholdPercent })),
    });
  },
};

async function hasBudget({ api }: Deployment): Promise<boolean | "unknown"> {
  const [billing, number] = [await findBilling(api), await findNumber(api)];
  if (!billing?.billingAccountName) return false;
  try {
    const found = await api.find(budgetsSchema, `${API}/${billing.billingAccountName}/budgets`);
    return (found?.budgets ?? []).some(
      ({ budgetFilter, thresholdRules }) => budgetFilter.projects.includes(`projects/${number}`) && thresholdRules.length > 0,
    );
  } catch (error) {
    if (error instanceof PlainError && / answers 403: /.test(error.message)) return "unknown";
    throw error;
  }
}
