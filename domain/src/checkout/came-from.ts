import * as z from "zod/mini";
import { host, tag } from "./client-attribution.ts";

/** How a page's visitor arrived: referring host and UTM parameters. Long values are truncated; an invalid host becomes empty. */
export const cameFromSchema = z.object({ host, source: tag, medium: tag, campaign: tag, term: tag, content: tag });
