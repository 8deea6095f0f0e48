import place from "../../generated/place.json";
import { pageCss } from "../../generated/view.js";

export const styles = pageCss("home", "market", place.font);
