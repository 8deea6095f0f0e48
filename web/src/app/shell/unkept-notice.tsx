import { HardDrive } from "lucide-react";
import { whatIsKept } from "#data/browser-storage.ts";
import { Notice } from "#ui/notice.tsx";

/** Stands on every screen in a browser that keeps less than it should: what that means for whoever works in it. */
export function UnkeptNotice() {
  return (
    <div className="screen__notice">
      <Notice icon={HardDrive}>
        {whatIsKept() === "nothing"
          ? "This browser keeps nothing. When you close or reload this page you are signed out, and changes that are not saved yet are lost."
          : "This browser keeps no copy of your data. Leave this page open until your changes are saved."}
      </Notice>
    </div>
  );
}
