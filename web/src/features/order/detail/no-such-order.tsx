import { paths } from "@awning/domain/routes/paths";
import type { ReactNode, Ref } from "react";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { ErrorScreen } from "#ui/feedback/error-screen.tsx";
import * as labels from "./labels.ts";

/** Shown when an order does not exist. */
export function NoSuchOrder() {
  return (
    <ErrorScreen
      contact={paths.contact}
      scene="empty"
      title={labels.orderNotFound}
      acts={
        <ButtonLink variant="primary" to={paths.orders}>
          {labels.viewAllOrders}
        </ButtonLink>
      }
    >
      {labels.notFoundHint}
    </ErrorScreen>
  );
}

/** A titled section beside an order. With `ref` it can take the focus when a focused element in it disappears. */
export function Part({ title, ref, children }: { title: string; ref?: Ref<HTMLElement>; children: ReactNode }) {
  return (
    <section className="order-side__part" ref={ref} tabIndex={ref ? -1 : undefined} aria-label={ref ? title : undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A row of a list of facts (`dl.facts`) in a section. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
