import type { ReactNode } from 'react'

export interface SimpleTableProps {
  caption: string
  headers: readonly string[]
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** What stands in place of rows. */
  empty: string
}

/**
 * A table of a few rows, without paging. On a phone each row is a list of its cells with the names of their columns.
 */
export const SimpleTable = ({ caption, headers, rows, empty }: SimpleTableProps) => (
  <table className="table data-table simple-table">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {headers.map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.length === 0 && (
        <tr>
          <td colSpan={headers.length} className="text-ink-soft">
            {empty}
          </td>
        </tr>
      )}
      {rows.map(({ key, cells: [first, ...others] }) => (
        <tr key={key}>
          <th scope="row">{first}</th>
          {others.map((cell, index) => (
            <td key={headers[index + 1]} data-label={headers[index + 1]} className="tabular-nums">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
