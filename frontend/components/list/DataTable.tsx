import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { classNames } from '../../lib/classNames'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { type RowKeys, onTableKey } from './tableKeys'
import type { Selection } from './useSelection'

export interface Column<Row> {
  id: string
  header: string
  /** By what the list is sorted when this column is chosen; left out, it cannot be. */
  sort?: string
  /** One of the facts that matter most: it also stands on the cards of a phone, and beside an open row. */
  isMain?: boolean
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
  /** The rows that are selected; left out, none can be. */
  selection?: Selection<Row> | undefined
  /** Names a row, for those who do not see it. */
  nameOf?: (row: Row) => string
  /** The row that is open beside the list, and how one is opened; left out, none can be. */
  opening?: { key: string | undefined; open: (row: Row) => void }
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

const Tick = ({
  label,
  isOn,
  onChange,
}: {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) => (
  <label className="tick">
    <input
      type="checkbox"
      aria-label={label}
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  </label>
)

/** Whether a click was meant for the row, not for a link or control in it, nor to select text. */
const isOfRow = ({ target }: MouseEvent): boolean =>
  target instanceof Element &&
  !target.closest('a, button, input, select, label, summary, dialog') &&
  !getSelection()?.toString()

/**
 * A list of records. On a phone each row is a card: its facts that matter, or where no column says which those are, all
 * of its cells with the names of their columns.
 */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  sortTo,
  isStale = false,
  selection,
  nameOf = () => '',
  opening,
}: DataTableProps<Row>) => {
  const rowOf = (key: string | undefined): Row | undefined => rows.find((row) => rowKey(row) === key)
  const keys: RowKeys = {
    toggle: (key) => {
      const row = rowOf(key)
      if (row && selection) selection.put([row], !selection.has(row))
    },
    open: (key) => {
      const row = rowOf(key)
      if (row) opening?.open(row)
    },
  }
  return (
    <table
      className={classNames('table data-table', columns.some(({ isMain }) => isMain) && 'cards')}
      aria-busy={isStale || undefined}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {selection && (
            <td className="tick-cell">
              <Tick
                label="Select all on this page"
                isOn={rows.length > 0 && rows.every(selection.has)}
                onChange={(isOn) => selection.put(rows, isOn)}
              />
            </td>
          )}
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
          {opening && (
            <td className="open-cell">
              <span className="sr-only">Beside the list</span>
            </td>
          )}
        </tr>
      </thead>
      <tbody onKeyDown={(event: KeyboardEvent) => onTableKey(event, keys)}>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            data-key={rowKey(row)}
            data-selected={selection?.has(row) || undefined}
            data-open={opening?.key === rowKey(row) || undefined}
            onClick={
              opening &&
              ((event) => {
                if (isOfRow(event)) opening.open(row)
              })
            }
          >
            {selection && (
              <td className="tick-cell">
                <Tick
                  label={`Select ${nameOf(row)}`}
                  isOn={selection.has(row)}
                  onChange={(isOn) => selection.put([row], isOn)}
                />
              </td>
            )}
            {columns.map(({ id, header, isMain, cell }, index) =>
              index === 0 ? (
                <th key={id} scope="row" className="md:min-w-44">
                  {cell(row)}
                </th>
              ) : (
                <td key={id} data-label={header} data-main={isMain}>
                  {cell(row)}
                </td>
              ),
            )}
            {opening && (
              <td className="open-cell" data-main>
                <button type="button" className="open-button" onClick={() => opening.open(row)}>
                  <Icon name="arrow" className="size-4" />
                  <span className="sr-only">Show {nameOf(row)} beside the list</span>
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
