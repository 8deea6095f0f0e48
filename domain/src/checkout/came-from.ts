import * as z from "zod/mini";
import { host, tag } from "./client-attribution.ts";

/** What a page tells of how its visitor came: the host that led here and the UTM parameters of the landing. What is wrong with one makes it empty. */
export const cameFromSchema = z.object({ host, source: tag, medium: tag, campaign: tag, term: tag, content: tag });
