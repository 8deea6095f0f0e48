import "../error-reports.ts";
import { speakForThePlatform } from "../http/branded-errors.ts";
import { servePage } from "../storefront/serve-page.ts";

speakForThePlatform();

// A bundle of its own with its packages inside: it starts in a third of the time of the others.
export const page = servePage();
