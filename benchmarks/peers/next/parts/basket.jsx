"use client";
import { useEffect, useState } from "react";

/** What the page's script does at once: shows the share buttons, and puts a product into the basket on a tap. */
export function Basket({ username }) {
  const [said, say] = useState("");
  useEffect(() => {
    const key = `basket:${username}`;
    const read = () => JSON.parse(localStorage.getItem(key) ?? "[]");
    const show = () => {
      const aside = document.querySelector("[data-floating]");
      const count = aside?.querySelector("[data-count]");
      if (aside) aside.hidden = read().length === 0;
      if (count) count.textContent = String(read().length);
    };
    for (const button of document.querySelectorAll("[data-share]")) button.hidden = false;
    const tap = (event) => {
      const add = event.target.closest("[data-add]");
      if (add) {
        event.preventDefault();
        localStorage.setItem(key, JSON.stringify([...read(), add.dataset.add]));
        say(`${add.dataset.title} is in your basket`);
        show();
      }
      const share = event.target.closest("[data-share]");
      if (share) navigator.clipboard?.writeText(share.dataset.share || location.href).then(() => say("Copied"));
    };
    show();
    document.addEventListener("click", tap);
    return () => document.removeEventListener("click", tap);
  }, [username]);
  return <p role="status">{said}</p>;
}
