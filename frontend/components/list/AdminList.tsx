import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { DeskList } from '../../../domain/office/deskSettings/deskSettings.constants'
import { useDeskSettings } from '../../lib/deskSettings'
import { exportAddress, isNarrowed, listAddress } from '../../lib/listQuery'
import { OPEN_ROW } from '../../lib/openRow'
import { type Column, DataTable } from './DataTable'
import { FilterChips } from './FilterChips'
import { type ListFilter, ListFilters } from './ListFilters'
import { ListTools } from './ListTools'
import { ListView, type ListViewProps } from './ListView'
import { RowPanel } from './RowPanel'
import { type ManyActions, SelectionBar } from './SelectionBar'
import { useSelection } from './useSelection'

export interface AdminListProps<Row> extends Omit<ListViewProps<Row>, 'children' | 'chips' | 'tools'> {
  /** Under which name a person's choice of columns is kept. */
  list: DeskList
  /** What it holds, for those who do not see it. */
  label: string
  /** What the search looks at. */
  searchLabel: string
  filters: readonly ListFilter[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Names a row in words. */
  nameOf: (row: Row) => string
  /** What else a row shows that is open beside the list. */
  beside?: (row: Row) => ReactNode
  /** What can be done with many rows at once. */
  many?: Omit<ManyActions<Row>, 'nameOf'> | undefined
}

/** Which row is open: in the address, so that a link and the back button keep it. */
const useOpenRow = (): { key: string | undefined; put: (key: string | undefined) => void } => {
  const [search, setSearch] = useSearchParams()
  return {
    key: search.get(OPEN_ROW) ?? undefined,
    put: (key) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (key === undefined) next.delete(OPEN_ROW)
          else next.set(OPEN_ROW, key)
          return next
        },
        { replace: search.has(OPEN_ROW), preventScrollReset: true },
      ),
  }
}

/**
 * A list of the desk: filters above a table, all of it in the address; columns and views that a person keeps, rows that
 * open beside it, and what is done with many at once. Source: issue 33, part 3.
 */
export const AdminList = <Row,>({
  list,
  label,
  searchLabel,
  filters,
  columns,
  rowKey,
  nameOf,
  beside,
  many,
  ...view
}: AdminListProps<Row>) => {
  const { spec, query, result } = view
  const hidden = useDeskSettings().hiddenColumns[list] ?? []
  const opened = useOpenRow()
  const { page: _, sort: __, ...narrowing } = query
  const selection = useSelection(rowKey, exportAddress('', narrowing))
  const rows = result.data?.docs ?? []
  const place = rows.findIndex((row) => rowKey(row) === opened.key)
  const open = rows[place]
  const [first, ...others] = columns
  // beside an open row there is room for the facts that matter alone
  const shown = others.filter(({ id, isMain }) => !hidden.includes(id) && (!open || isMain))
  const step = (row: Row | undefined) => row && (() => opened.put(rowKey(row)))
  const close = (): void => {
    const button = document.querySelector<HTMLElement>('tr[data-open] .open-button')
    opened.put(undefined)
    button?.focus()
  }
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onKeyDown={({ key, target }) => {
        const isInTable = target instanceof Element && target.closest('tbody') && !target.closest('dialog')
        if (key !== 'Escape' || !isInTable) return
        if (open) close()
        else selection.clear()
      }}
    >
      <ListFilters label={label} searchLabel={searchLabel} spec={spec} query={query} filters={filters} />
      <div className="beside" data-open={open ? true : undefined}>
        <ListView
          {...view}
          chips={<FilterChips spec={spec} query={query} filters={filters} />}
          tools={
            <ListTools
              list={list}
              columns={others}
              view={isNarrowed(query) || query.sort ? listAddress(spec, query, { page: '' }) : undefined}
            />
          }
        >
          {(docs, isStale) => (
            <DataTable
              caption={label}
              columns={[...(first ? [first] : []), ...shown]}
              rows={docs}
              rowKey={rowKey}
              nameOf={nameOf}
              sort={query.sort ?? spec.sorts[0] ?? ''}
              sortTo={(sort) => listAddress(spec, query, { sort })}
              isStale={isStale}
              selection={many && many.actions.length > 0 ? selection : undefined}
              opening={{ key: opened.key, open: (row) => opened.put(rowKey(row)) }}
            />
          )}
        </ListView>
        {open && (
          <RowPanel
            key={opened.key}
            row={open}
            name={nameOf(open)}
            columns={columns}
            onStep={{ before: step(rows[place - 1]), after: step(rows[place + 1]) }}
            onClose={close}
          >
            {beside?.(open)}
          </RowPanel>
        )}
      </div>
      {many && (
        <SelectionBar
          {...many}
          query={query}
          selection={selection}
          total={result.data?.totalDocs ?? 0}
          noun={view.noun}
          nameOf={nameOf}
        />
      )}
    </div>
  )
}
