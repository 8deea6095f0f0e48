import "../error-reports.ts";
import { speakForThePlatform } from "../http/branded-errors.ts";
import { servePage } from "../storefront/serve-page.ts";

speakForThePlatform();

// A separate bundle with its packages inlined starts in a third of the time.
export const page = servePage();
