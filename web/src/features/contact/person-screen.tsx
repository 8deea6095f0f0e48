import { dataOr } from "#data/core/live.ts";
import * as uiLabels from "#ui/labels.ts";
import "./visitors.css";
import { mailboxesOf } from "@awning/domain/contact/merge";
import { LABEL_MAX, LABELS_MAX, PERSON_NOTE_MAX } from "@awning/domain/contact/person";
import { peoplePaths } from "@awning/domain/routes/paths";
import { cleanLine } from "@awning/domain/values/text";
import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useParams } from "react-router";
import { type StoredPerson, usePerson } from "#data/contact/one-person.ts";
import { updatePerson, usePersonConversations, usePersonOrders, usePersonReservations, useSignUpsOf } from "#data/contact/people.ts";
import { type OwnSite, useSite } from "#data/site/sites.ts";
import { readText } from "#form/read-fields.ts";
import { useAutosave } from "#form/use-autosave.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { Section } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Time } from "#ui/time.tsx";
import * as words from "./labels.ts";
import { PersonActions } from "./person-actions.tsx";
import { PersonConsents } from "./person-consents.tsx";
import { PersonContact } from "./person-contact.tsx";
import { PersonFigures } from "./person-figures.tsx";
import { nameOf } from "./person-labels.ts";
import { PersonTimeline } from "./person-timeline.tsx";

/** Loaded with the screen, beside what other screens share. */
const acts = lazyPart(async () => (await import("./person-acts.tsx")).PersonActs);

const BACK = { to: peoplePaths.visitors, label: words.visitors };

/** `/visitors/{id}`: everything known about a person. */
export function PersonScreen() {
  const { id = "" } = useParams();
  const site = useSite();
  const siteId = site.state === "ready" ? site.data.id : null;
  const person = usePerson(siteId, id);
  if (site.state === "ready" && person.state === "ready")
    return person.data ? (
      <Known site={site.data} person={person.data} />
    ) : (
      <>
        <PageHeader title={words.notFound} back={BACK} />
        <p className="people__none">{words.personGone}</p>
      </>
    );
  const failed = [site, person].find((one) => one.state === "failed");
  return (
    <>
      <PageHeader title={"\u00a0"} back={BACK} />
      {failed?.state === "failed" ? <LoadFailure failure={failed.failure} /> : <SkeletonRows count={4} label={words.loadingThisPerson} />}
    </>
  );
}

function Known({ site, person }: { site: OwnSite; person: StoredPerson }) {
  const PersonActs = acts.usePart();
  const emails = mailboxesOf(person);
  const orders = usePersonOrders(site.id, emails);
  const reservations = usePersonReservations(site.id, emails);
  const conversations = usePersonConversations(site.id, emails);
  const contacts = useSignUpsOf(site.id, emails);
  const isReady = orders.state === "ready" && reservations.state === "ready" && conversations.state === "ready";
  const traces = isReady
    ? { orders: orders.data, reservations: reservations.data, conversations: conversations.data, contacts: dataOr(contacts, []) }
    : null;
  const failed = [orders, reservations, conversations].find((one) => one.state === "failed");
  return (
    <>
      <PageHeader
        title={nameOf(person)}
        back={BACK}
        state={[
          ...(person.blockedAt === null ? [] : [<b key="blocked">{words.blocked}</b>]),
          ...(person.eraseAskedAt === null ? [] : [<b key="erase">{words.askedToBeErased}</b>]),
          <span key="seen">
            {words.lastSeenLabel} <Time at={person.lastSeen} />
          </span>,
        ]}
        actions={PersonActs ? <PersonActs siteId={site.id} person={person} traces={traces} /> : undefined}
      />
      <PersonFigures person={person} />
      <div className="beside person">
        <Section title={words.timeline}>
          {failed?.state === "failed" ? <LoadFailure failure={failed.failure} /> : null}
          {traces ? <PersonTimeline {...traces} /> : failed ? null : <SkeletonRows count={3} label={words.loadingTheTimeline} />}
        </Section>
        {/* On a phone it is below the timeline, whose length is not known before. */}
        <div className={`pile one gap-8 person__side ${traces || failed ? "" : "only-desk"}`}>
          <PersonContact person={person} />
          <Labels siteId={site.id} person={person} />
          <Note siteId={site.id} person={person} />
          {contacts.state === "failed" ? <LoadFailure failure={contacts.failure} /> : traces ? <PersonConsents {...traces} /> : null}
          <PersonActions person={person} />
        </div>
      </div>
    </>
  );
}

function Labels({ siteId, person }: { siteId: string; person: StoredPerson }) {
  const [typed, setTyped] = useState("");
  const set = (labels: string[]) => void updatePerson(siteId, person, { labels }).catch(() => undefined);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const label = cleanLine(typed);
    if (label === "" || label.length > LABEL_MAX || person.labels.includes(label)) return;
    set([...person.labels, label]);
    setTyped("");
  };
  return (
    <Section title={words.labels}>
      {person.labels.length === 0 ? null : (
        <ul className="person__labels" aria-label={words.labels}>
          {person.labels.map((label) => (
            <li key={label}>
              <button
                type="button"
                className="person-label"
                aria-label={words.removeLabel(label)}
                onClick={() => set(person.labels.filter((one) => one !== label))}
              >
                {label} <Icon of={X} size="sm" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {person.labels.length < LABELS_MAX ? (
        <form className="person__add" onSubmit={add}>
          <TextInput
            aria-label={words.newLabel}
            placeholder={words.newLabel}
            maxLength={LABEL_MAX}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" disabled={typed.trim() === ""}>
            {uiLabels.add}
          </Button>
        </form>
      ) : null}
    </Section>
  );
}

function Note({ siteId, person }: { siteId: string; person: StoredPerson }) {
  const { text, error, onFocus, onChange, onBlur } = useNote(siteId, person);
  return (
    <Section title={words.note}>
      <Field label={words.privateHint} error={error}>
        <TextArea
          rows={4}
          maxLength={PERSON_NOTE_MAX}
          value={text}
          onFocus={onFocus}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
      </Field>
    </Section>
  );
}

function useNote(siteId: string, person: StoredPerson) {
  const saving = useAutosave<string>({
    stored: person.note,
    check: (text) => readText(text, PERSON_NOTE_MAX, uiLabels.atMostCharacters(PERSON_NOTE_MAX)),
    save: (note) => void updatePerson(siteId, person, { note }).catch(() => undefined),
  });
  return saving;
}
