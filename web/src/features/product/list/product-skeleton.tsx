import { LateNote } from "#ui/feedback/late-note.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Bone } from "#ui/layout/skeleton.tsx";
import { Table } from "#ui/lists/table.tsx";
import * as labels from "./labels.ts";

const ROWS = ["31%", "24%", "28%", "20%", "33%", "26%", "30%", "22%"];

/** The loading list in the shape of its content: a table on a wide screen, pictures on a phone. */
export function ProductsSkeleton({ isNarrow, label }: { isNarrow: boolean; label: string }) {
  return (
    <div aria-busy="true" role="status" aria-label={label}>
      <LateNote />
      {isNarrow ? <Cards /> : <Ledger label={label} />}
    </div>
  );
}

function Cards() {
  return (
    <ul className="product-grid">
      {ROWS.slice(0, 6).map((width) => (
        <li key={width} className="product-card">
          <span className="product-card__picture bone" style={{ height: "auto" }} />
          <span className="row__title product-card__title">
            <Bone width="70%" />
          </span>
          <span className="product-card__line num">
            <Bone width="40%" />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Ledger({ label }: { label: string }) {
  return (
    <Table label={label} className="products">
      <thead>
        <tr>
          <th className="products__pick" />
          <th>{labels.product}</th>
          <th>{labels.statusLabel}</th>
          <th className="n">{uiLabels.price}</th>
          <th className="products__stock">{uiLabels.inStock}</th>
          <th className="n products__sold">{labels.sold}</th>
          <th />
        </tr>
      </thead>
      <tbody>
        {ROWS.map((width) => (
          <tr key={width}>
            <td className="products__pick" />
            <td>
              <span className="across gap-4 thin">
                <span className="thumb thumb--lg bone" />
                <span className="pile gap-2 thin products__name">
                  <Bone width={width} />
                  <Bone width="18%" height={10} />
                </span>
              </span>
            </td>
            <td>
              <Bone width={64} />
            </td>
            <td className="n" />
            <td className="products__stock" />
            <td className="n products__sold" />
            <td className="products__last" />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
