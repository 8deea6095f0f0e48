import { HardDrive } from "lucide-react";
import { whatIsKept } from "#data/core/browser-storage.ts";
import { Notice } from "#ui/notice.tsx";

/** Stands on every screen in a browser that keeps less than it should: what that means for whoever works in it. */
export function UnkeptNotice() {
  return (
    <div className="screen__notice">
      <Notice icon={HardDrive}>
        {whatIsKept() === "nothing"
          ? "This browser doesn't store data. If you close or reload this page, you'll be logged out and lose unsaved changes."
          : "This browser doesn't store a copy of your data. Keep this page open until your changes are saved."}
      </Notice>
    </div>
  );
}
