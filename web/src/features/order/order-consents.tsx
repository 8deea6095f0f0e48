import type { Order } from "@awning/domain/order/order";
import { LEGAL_TITLES } from "@awning/domain/site/legal-titles";
import { Fact, Part } from "./order-part.tsx";

/** What the buyer agreed to when ordering, with the versions of the texts that stood there; nothing for who ticked nothing. */
export function OrderConsents({ consents }: Pick<Order, "consents">) {
  if (!consents.terms) return null;
  const own = (["terms", "withdrawal", "privacy"] as const).filter((kind) => consents.texts[kind] !== "");
  return (
    <Part title="Consents">
      <dl className="facts">
        {own.map((kind) => (
          <Fact key={kind} name={`Your ${LEGAL_TITLES[kind].toLowerCase()}`}>
            Version <span className="num">{consents.texts[kind]}</span>
          </Fact>
        ))}
        {consents.texts.purchase ? (
          <Fact name="Terms of this purchase">
            Version <span className="num">{consents.texts.purchase}</span>
          </Fact>
        ) : null}
        <Fact name="Texts of Awning">
          {consents.version ? (
            <>
              Version <span className="num">{consents.version}</span>
            </>
          ) : (
            "Yes"
          )}
        </Fact>
        {consents.withdrawal ? <Fact name="Right to withdraw">Withdrawal notice</Fact> : null}
        {consents.digital ? <Fact name="Files at once">Shown, right of withdrawal waived</Fact> : null}
        <Fact name="Marketing emails">{consents.marketing ? "Yes" : "No"}</Fact>
      </dl>
    </Part>
  );
}
