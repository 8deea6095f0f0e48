import { peoplePaths } from "@awning/domain/routes/paths";
import { Link } from "react-router";
import type { StoredPerson } from "#data/contact/one-person.ts";
import { amountsText } from "#ui/amounts.ts";
import { Avatar } from "#ui/images/avatar.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { Time } from "#ui/time.tsx";
import * as words from "./labels.ts";
import { activityLabel, MARKETING_LABELS, nameOf } from "./person-labels.ts";

/** People with what they did, what they spent and when they were seen. */
export function PeopleList({ people, onLabel }: { people: readonly StoredPerson[]; onLabel: (label: string) => void }) {
  return (
    <>
      <p className="people__head only-desk faint" aria-hidden="true">
        <span>{words.spent}</span>
        <span>{words.lastSeen}</span>
      </p>
      <Rows aria-label={words.peopleLabel}>
        {people.map((person) => (
          <Row
            key={person.id}
            lead={<Avatar name={nameOf(person)} />}
            title={
              <Link data-row="" to={peoplePaths.visitor(person.id)}>
                {nameOf(person)}
              </Link>
            }
            sub={
              <>
                {person.name === "" ? null : <span className="people__email">{person.email}</span>}
                <span className="people__facts">{activityLabel(person) || MARKETING_LABELS[person.marketing]}</span>
                {person.orders > 0 ? <span className="people__facts only-phone">, {amountsText(person.spent)}</span> : null}
              </>
            }
          >
            {person.labels.slice(0, 3).map((label) => (
              <button key={label} type="button" className="person-label" onClick={() => onLabel(label)}>
                {label}
              </button>
            ))}
            <span className="people__spent only-desk num">
              <span className="sr">{words.spent} </span>
              {person.orders > 0 ? amountsText(person.spent) : "–"}
            </span>
            <span className="people__seen faint">
              <Time at={person.lastSeen} />
            </span>
          </Row>
        ))}
      </Rows>
    </>
  );
}
