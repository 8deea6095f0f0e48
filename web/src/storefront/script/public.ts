// The one script of the pages that are the same for everybody.
import { addLine } from "./basket.ts";
import { noteOrigin } from "./came-from.ts";
import { countClicks } from "./count-clicks.ts";
import { followLinks } from "./follow-links.ts";
import { wakeForms } from "./forms.ts";
import { openBasket, username } from "./page.ts";

noteOrigin();
countClicks(username);
followLinks(username);
wakeForms((token, quantity) => {
  addLine(username, token, quantity);
  openBasket();
});
