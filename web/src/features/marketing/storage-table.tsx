// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop these roles where styles stack the rows
import { KEPT_ON_DEVICE } from "./device-storage.ts";
import * as labels from "./storage-labels.ts";

/** Everything stored on a device, as a table. On a phone CSS stacks its rows, so the roles are explicit. */
export function StorageTable() {
  return (
    <table className="st-ctable" role="table">
      <caption>{labels.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[labels.nameColumn, labels.causeColumn, labels.purposeColumn, labels.endColumn].map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {KEPT_ON_DEVICE.map(({ name, where, when, why, until }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              <code>{name}</code>
              <small>{where}</small>
            </th>
            <td role="cell" data-column={labels.causeColumn}>
              {when}
            </td>
            <td role="cell" data-column={labels.purposeColumn}>
              {why}
            </td>
            <td role="cell" data-column={labels.endColumn}>
              {until}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
