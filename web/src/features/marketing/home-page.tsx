import { type ReactNode, useState } from "react";
import { Behind } from "./behind.tsx";
import { Hero } from "./hero.tsx";
import "./home.css";
import { OpenSource } from "./open-source.tsx";
import { Receipt } from "./receipt.tsx";
import { Stalls } from "./stalls.tsx";
import { Steps } from "./steps.tsx";
import { Street } from "./street.tsx";

/** The front page. The claim field comes from the sign-up and tells what is being typed. */
export function HomePage({ claim }: { claim: (onName: (name: string) => void) => ReactNode }) {
  const [name, setName] = useState("");
  return (
    <Street kind="front">
      <main id="main" tabIndex={-1}>
        <Hero claim={claim(setName)} name={name} />
        <Stalls />
        <Behind />
        <Steps />
        <Receipt />
        <OpenSource />
      </main>
    </Street>
  );
}
