import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'

export interface Column<Row> {
  id: string
  header: string
  /** By what the list is sorted when this column is chosen; left out, it cannot be. */
  sort?: string
  cell: (row: Row) => ReactNode
}

export interface DataTableProps<Row> {
  /** What it holds, for those who do not see it. */
  caption: string
  /** The first names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The order now, descending with a minus before it. */
  sort: string
  /** The address of another order. */
  sortTo: (sort: string) => string
  /** What it shows is about to give way to what was asked for. */
  isStale?: boolean
}

const directionOf = (sort: string, column: string | undefined): 'ascending' | 'descending' | undefined => {
  if (column === undefined) return undefined
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : undefined
}

const SortLink = ({
  children,
  column,
  direction,
  to,
}: {
  children: ReactNode
  column: string
  direction: 'ascending' | 'descending' | undefined
  to: (sort: string) => string
}) => (
  <Link
    to={to(direction === 'ascending' ? `-${column}` : column)}
    className="inline-flex min-h-11 items-center gap-1.5 hover:text-nile"
  >
    {children}
    <Icon
      name="chevron"
      className={`size-3 flex-none ${direction ? '' : 'opacity-30'} ${direction === 'ascending' ? 'rotate-180' : ''}`}
    />
  </Link>
)

/**
 * A list of records. On a phone each row is a list of its cells with the names of their columns.
 */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  sortTo,
  isStale = false,
}: DataTableProps<Row>) => (
  <table className="table data-table" aria-busy={isStale || undefined}>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {columns.map(({ id, header, sort: column }) => {
          const direction = directionOf(sort, column)
          return (
            <th key={id} scope="col" aria-sort={direction}>
              {column ? (
                <SortLink column={column} direction={direction} to={sortTo}>
                  {header}
                </SortLink>
              ) : (
                header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map(({ id, header, cell }, index) =>
            index === 0 ? (
              <th key={id} scope="row" className="md:min-w-44">
                {cell(row)}
              </th>
            ) : (
              <td key={id} data-label={header}>
                {cell(row)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)
