import type { Step } from "../deployment.ts";
import { accounts } from "./accounts.ts";
import { alerts } from "./alerts.ts";
import { auth } from "./auth.ts";
import { budget } from "./budget.ts";
import { domain } from "./domain.ts";
import { firestore } from "./firestore.ts";
import { project } from "./project.ts";
import { release } from "./release.ts";
import { rules } from "./rules.ts";
import { secrets } from "./secrets.ts";
import { services } from "./services.ts";
import { settings } from "./settings.ts";
import { storage } from "./storage.ts";

/** In the order in which one needs the other. */
export const STEPS: readonly Step[] = [
  services,
  project,
  firestore,
  storage,
  auth,
  accounts,
  secrets,
  domain,
  settings,
  rules,
  release,
  alerts,
  budget,
];
