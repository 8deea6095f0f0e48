import { peoplePaths } from "@awning/domain/routes/paths";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { usePerson, usePersonByEmail } from "#data/contact/one-person.ts";
import { dataOr } from "#data/core/live.ts";
import { BookSheet } from "./actions/book-sheet.tsx";

/** A guest's name, which leads to the person once they are known. */
export function GuestName({ siteId, name, email }: { siteId: string; name: string; email: string }) {
  const person = dataOr(usePersonByEmail(siteId, email), null);
  if (!person) return <span className="strong">{name}</span>;
  return (
    <Link className="link strong" to={peoplePaths.visitor(person.id)}>
      {name}
    </Link>
  );
}

/** Adds a booking for a known person. */
export function BookForPerson({ personId, ...sheet }: Omit<ComponentProps<typeof BookSheet>, "guest"> & { personId: string }) {
  const person = usePerson(sheet.siteId, personId);
  // Offline a person who is not on this device never comes.
  return person.state === "loading" && navigator.onLine ? null : <BookSheet {...sheet} guest={dataOr(person, null)} />;
}
