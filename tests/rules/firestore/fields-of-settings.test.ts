import { describeKinds } from "../support/field-tests.ts";
import { isSettings, SUBJECTS } from "../support/subjects.ts";

// In a file of its own: the report of what an emulator project saw grows beyond the longest string there is.
describeKinds(Object.keys(SUBJECTS).filter(isSettings));
