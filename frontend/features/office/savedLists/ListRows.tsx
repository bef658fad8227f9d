import { useQuery } from '@tanstack/react-query'
import type { ListDefinition } from '../../../../domain/office/savedLists/listFields.schema'
import {
  LIST_COLUMNS,
  LIST_SORTS,
  type ListRow,
  type ListRowsPage,
} from '../../../../domain/office/savedLists/listRows.schema'
import { type Column, DataTable } from '../../../components/list/DataTable'
import { ExportLink } from '../../../components/list/ExportLink'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Link } from '../../../components/ui/Link'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Pager } from '../../../components/ui/Pager'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { savedListMessages } from '../../../lib/messages/savedListMessages'
import { definitionPairs } from '../../../lib/savedListAddress'
import { deskPaths } from '../../../deskPaths'
import { countText } from './countText'
import { listRowsQuery } from './savedListQueries'

const DAY = /^\d{4}-\d{2}-\d{2}$/

const cellText = (text: string | undefined): string => {
  if (!text) return '–'
  return DAY.test(text) ? formatDate(text) : text
}

const columnsOf = (subject: ListDefinition['subject']): Column<ListRow>[] =>
  LIST_COLUMNS[subject].map(({ id, label, sort }, index) => ({
    id,
    header: label,
    ...(sort && { sort }),
    cell: ({ person, cells }) =>
      index === 0 && person ? (
        <Link to={deskPaths.user.build(person)} className="link inline-flex min-h-11 items-center">
          <bdi>{cellText(cells[id])}</bdi>
        </Link>
      ) : (
        <bdi className="break-words">{cellText(cells[id])}</bdi>
      ),
  }))

export interface ListRowsProps {
  definition: ListDefinition
  /** As the address has it; one that the list does not know counts as none. */
  sort: string | undefined
  page: number
  /** The address of the same list in another order or at another page. */
  addressOf: (place: { sort?: string; page?: number }) => string
}

const Filled = ({
  data,
  isStale,
  definition,
  sort,
  usual,
  addressOf,
}: Pick<ListRowsProps, 'definition' | 'addressOf'> & {
  data: ListRowsPage
  isStale: boolean
  sort: string
  usual: string
}) => {
  const kept = sort === usual ? {} : { sort }
  const search = new URLSearchParams([...definitionPairs(definition), ['sort', sort]]).toString()
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="font-semibold tabular-nums">
          {countText(definition.subject, data.totalDocs)}
        </p>
        {data.totalDocs > 0 && (
          <p className="flex flex-wrap gap-x-6">
            <ExportLink href={`/api/saved-lists/rows.csv?${search}`} />
            <ExportLink href={`/api/saved-lists/rows.xlsx?${search}`} label="Export as Excel file" />
          </p>
        )}
      </div>
      {data.docs.length === 0 ? (
        <EmptyState title={savedListMessages.empty}>{data.problem ?? undefined}</EmptyState>
      ) : (
        <div className="scroll-box relative -mx-1 overflow-x-auto px-1 print:overflow-visible">
          <DataTable
            caption="Rows of the list"
            columns={columnsOf(definition.subject)}
            rows={data.docs}
            rowKey={({ id }) => id}
            sort={sort}
            sortTo={(to) => addressOf(to === usual ? {} : { sort: to })}
            isStale={isStale}
          />
        </div>
      )}
      <Pager page={data.page} pages={data.totalPages} to={(page) => addressOf({ ...kept, page })} />
    </>
  )
}

/** What a list holds now: how many, a page of them, and all of them as a file. */
export const ListRows = ({ definition, sort: asked, page, addressOf }: ListRowsProps) => {
  const sorts = LIST_SORTS[definition.subject]
  const [usual] = sorts
  const sort = asked !== undefined && sorts.includes(asked) ? asked : usual
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...listRowsQuery(useApp(), definition, { sort, page }),
    throwOnError: false,
    retry: false,
  })
  return (
    <section aria-label="Rows" className="min-w-0">
      {data ? (
        <Filled
          data={data}
          isStale={isPlaceholderData}
          definition={definition}
          sort={sort}
          usual={usual}
          addressOf={addressOf}
        />
      ) : error ? (
        <LoadFailure
          title={savedListMessages.listFailed}
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      ) : (
        <Spinner label="Loading the list" />
      )}
    </section>
  )
}
