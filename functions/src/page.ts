import "./error-reports.ts";
import { servePage } from "./storefront/serve-page.ts";

// A bundle of its own with its packages inside: it starts in a third of the time of the others.
export const page = servePage();
