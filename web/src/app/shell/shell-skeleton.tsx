import { Canopy } from "#ui/brand/canopy.tsx";
import { Bone, SkeletonRows } from "#ui/layout/skeleton.tsx";
import "#ui/layout/page-header.css";
import "./shell.css";

/** The shell before the user is known: the same layout without content. */
export function ShellSkeleton() {
  return (
    <div className="shell" aria-busy="true">
      <div className="rail">
        <Canopy />
        <div className="sign">
          <Bone width={110} height={22} />
        </div>
      </div>
      <div className="page">
        <div className="topbar">
          <Canopy />
        </div>
        <main className="screen">
          <div className="screen__in">
            <div className="head">
              <div className="head__text">
                <Bone width={180} height={28} />
              </div>
            </div>
            <SkeletonRows label="Loading your dashboard" />
          </div>
        </main>
      </div>
    </div>
  );
}
