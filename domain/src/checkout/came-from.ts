import * as z from "zod/mini";
import { host, tag } from "./client-attribution.ts";

/** What a page tells of how its visitor came: the host that led here and the UTM parameters of the landing. What is too long is cut; a host that is none is empty. */
export const cameFromSchema = z.object({ host, source: tag, medium: tag, campaign: tag, term: tag, content: tag });
