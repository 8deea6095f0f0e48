import { mailboxesOf } from "@awning/domain/contact/merge";
import { beginWords } from "@awning/domain/values/search-terms";
import { useState } from "react";
import type { StoredPerson } from "#data/contact/one-person.ts";
import { mergePeople, splitPerson } from "#data/contact/people.ts";
import { useFoundPeople } from "#data/contact/people-list.ts";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showUndoToast } from "#ui/feedback/toast.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { Avatar } from "#ui/images/avatar.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as words from "./labels.ts";
import { activityLabel, MARKETING_LABELS, MERGE_REFUSALS, nameOf } from "./person-labels.ts";

const LISTED = 6;
/** A search reads people by one of its words, and the others are compared here. */
const READ = 20;

type Props = { siteId: string; person: StoredPerson; onClose: () => void };

/** Finds the other person that is the same one, first by the same name, and merges them; a toast undoes it. */
export function MergeSheet({ siteId, person, onClose }: Props) {
  const [search, setSearch] = useState(person.name);
  const [otherId, setOtherId] = useState("");
  const { isBusy, failure, run, clear } = useAction();
  const undoing = useAction(showFailure);
  const typed = search.trim();
  const found = useFoundPeople(typed === "" ? null : siteId, typed, READ);
  const people =
    found.state === "ready"
      ? found.data.filter((one) => one.id !== person.id && beginWords([one.name, ...mailboxesOf(one)], typed)).slice(0, LISTED)
      : [];
  const other = people.find(({ id }) => id === otherId) ?? null;
  const merge = () =>
    run(async () => {
      if (!other) return;
      await mergePeople(person.id, other.id);
      onClose();
      showUndoToast(words.mergeDone(nameOf(other)), () => void undoing.run(() => splitPerson(person.id, other.email)));
    });
  const pick = (id: string) => {
    setOtherId(id);
    clear();
  };
  const problem = failure && (MERGE_REFUSALS[String(failure.details["reason"])] ?? failureLabel(failure));
  return (
    <ActionSheet
      title={words.mergePeople}
      onClose={onClose}
      confirm={words.merge}
      onConfirm={merge}
      isBusy={isBusy}
      isDisabled={other === null}
      needsConnection
      failure={problem}
    >
      <div className="pile one gap-4">
        <p className="soft">{words.mergeHint}</p>
        <SearchInput label={words.searchNameOrEmail} value={search} onChange={setSearch} />
        {found.state === "failed" ? <LoadFailure failure={found.failure} /> : null}
        {typed !== "" && found.state === "ready" && people.length === 0 ? <p className="note">{words.noOneElse}</p> : null}
        {people.length === 0 ? null : (
          <fieldset className="merge">
            <legend className="sr">{words.mergePeople}</legend>
            {people.map((one) => (
              <label key={one.id} className="merge__one">
                <input type="radio" name="other" checked={one.id === otherId} onChange={() => pick(one.id)} />
                <Avatar name={nameOf(one)} />
                <span className="thin">
                  <span className="strong breaks">{nameOf(one)}</span>
                  <span className="note breaks">
                    {[...(one.name === "" ? [] : [one.email]), activityLabel(one) || MARKETING_LABELS[one.marketing]].join(", ")}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <div role="status">{other ? <Outcome person={person} other={other} /> : null}</div>
      </div>
    </ActionSheet>
  );
}

/** What is seen once they are one. */
function Outcome({ person, other }: { person: StoredPerson; other: StoredPerson }) {
  const { orders, bookings, chats } = person;
  const both = { orders: orders + other.orders, bookings: bookings + other.bookings, chats: chats + other.chats };
  return (
    <div className="pile gap-2 breaks">
      <p>{words.mergeOutcome(nameOf(person), [...mailboxesOf(person), ...mailboxesOf(other)].join(", "), activityLabel(both))}</p>
      <p className="note">{words.mergeEffect(person.email)}</p>
    </div>
  );
}
