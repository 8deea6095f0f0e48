import { describeKinds } from "../support/field-tests.ts";
import { isSettings, SUBJECTS } from "../support/subjects.ts";

describeKinds(Object.keys(SUBJECTS).filter((name) => !isSettings(name)));
