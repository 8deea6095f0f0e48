import { paths } from "@awning/domain/paths";
import { type FormEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import "./hero-claim.css";
import { asTyped } from "@awning/domain/username";
import { NameSay, wordsOf } from "./name-say.tsx";
import { useNameCheck } from "./use-name-check.ts";

/** The name field of the front page: checked while typing, then taken along to the sign-up. */
export function HeroClaim({ onName }: { onName?: (name: string) => void }) {
  const [name, setName] = useState("");
  const check = useNameCheck(name);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const change = (next: string) => {
    setName(next);
    onName?.(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check.state === "refused") return input.current?.focus();
    navigate(name === "" ? paths.auth.signup : `${paths.auth.signup}?${new URLSearchParams({ username: name })}`);
  };
  return (
    <form className="claim" data-state={check.state} data-tone={check.state === "idle" ? undefined : wordsOf(check).tone} onSubmit={submit}>
      <label className="claim__label" htmlFor={id}>
        What's your stall called?
      </label>
      <div className="claim__row">
        <span className="claim__pole" aria-hidden="true" />
        <span className="claim__pre" aria-hidden="true">
          <span className="claim__host">{window.location.host}</span>/
        </span>
        <input
          ref={input}
          id={id}
          name="username"
          value={name}
          onChange={(event) => change(asTyped(event.target.value))}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          placeholder="your-stall"
          aria-describedby={`${id}-say`}
        />
        <Button type="submit" variant="primary" className="st-big">
          Claim it
        </Button>
      </div>
      <div className="claim__say" id={`${id}-say`}>
        <NameSay answer={check} onPick={change} onAgain={check.again} />
      </div>
    </form>
  );
}
