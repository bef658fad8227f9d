import { type Column, DataTable } from './DataTable'
import { type ListFilter, ListFilters } from './ListFilters'
import { ListView, type ListViewProps } from './ListView'
import { listAddress } from '../../lib/listQuery'

export interface AdminListProps<Row> extends Omit<ListViewProps<Row>, 'children'> {
  /** What it holds, for those who do not see it. */
  label: string
  /** What the search looks at. */
  searchLabel: string
  filters: readonly ListFilter[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
}

/** A list of the dashboard: filters above a table, all of it in the address. */
export const AdminList = <Row,>({
  label,
  searchLabel,
  filters,
  columns,
  rowKey,
  ...view
}: AdminListProps<Row>) => {
  const { spec, query } = view
  return (
    <div className="grid gap-6">
      <ListFilters label={label} searchLabel={searchLabel} spec={spec} query={query} filters={filters} />
      <ListView {...view}>
        {(rows, isStale) => (
          <DataTable
            caption={label}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            sort={query.sort ?? spec.sorts[0] ?? ''}
            sortTo={(sort) => listAddress(spec, query, { sort })}
            isStale={isStale}
          />
        )}
      </ListView>
    </div>
  )
}
