import type { ReactNode } from "react";

/** One thing beside an order, under its title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="order-side__part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
