import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ListQuery, type ListSpec, exportAddress, isNarrowed, listAddress } from '../../lib/listQuery'
import { EmptyState } from '../ui/EmptyState'
import { Link } from '../ui/Link'
import { LoadFailure } from '../ui/LoadFailure'
import { Pager } from '../ui/Pager'
import { Skeleton } from '../ui/Skeleton'
import { ExportLink } from './ExportLink'

export interface ListPage<Row> {
  docs: Row[]
  totalDocs: number
  totalPages: number
}

export interface ListViewProps<Row> {
  spec: ListSpec
  query: ListQuery
  result: Pick<
    UseQueryResult<ListPage<Row>>,
    'data' | 'error' | 'isError' | 'isPlaceholderData' | 'refetch' | 'isFetching'
  >
  /** What is counted. */
  noun: { one: string; many: string }
  /** Said of a list that holds nothing, whether or not it is narrowed. */
  empty: string
  /** Said of a list that could not be loaded, where the server says nothing itself. */
  failed: string
  /** Where the list is answered as a file, without `.csv` and `.xlsx`. */
  exportFrom?: string
  /** By what it is narrowed, in words; left out, one link clears all filters. */
  chips?: ReactNode
  /** How the list is arranged. */
  tools?: ReactNode
  /** The table of a page that holds something. */
  children: (rows: Row[], isStale: boolean) => ReactNode
}

const Loading = () => (
  <div role="status" className="grid gap-5 border-t-2 border-ink py-5">
    <span className="sr-only">Loading…</span>
    {['w-2/3', 'w-1/2', 'w-3/4', 'w-1/2', 'w-2/3'].map((width, index) => (
      <Skeleton key={index} className={`h-5 ${width}`} />
    ))}
  </div>
)

/** A list in each of its states: on its way, failed, empty, filled. */
export const ListView = <Row,>({
  spec,
  query,
  result,
  noun,
  empty,
  failed,
  exportFrom,
  chips,
  tools,
  children,
}: ListViewProps<Row>) => {
  const { data, error, isError, isPlaceholderData, isFetching, refetch } = result
  if (isError && !data) {
    return <LoadFailure title={failed} error={error} isFetching={isFetching} refetch={refetch} />
  }
  if (!data) return <Loading />
  const page = Number(query.page ?? 1)
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <div className="flex flex-wrap items-center gap-x-5">
          <p role="status" className="text-ink-soft tabular-nums">
            {data.totalDocs.toLocaleString('en-GB')} {data.totalDocs === 1 ? noun.one : noun.many}
          </p>
          {isNarrowed(query) &&
            (chips ?? (
              <Link to={spec.path} className="link inline-flex min-h-11 items-center">
                Clear filters
              </Link>
            ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-4">
          {tools}
          {exportFrom && data.totalDocs > 0 && (
            <>
              <ExportLink href={exportAddress(`${exportFrom}.csv`, query)} />
              <ExportLink href={exportAddress(`${exportFrom}.xlsx`, query)} label="Export as Excel file" />
            </>
          )}
        </div>
      </div>
      {/* a table that is wider than a tablet scrolls by itself, with room for the outlines of focus */}
      {data.docs.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <div className="scroll-box list-box relative -mx-1 overflow-x-auto px-1 print:overflow-visible">
          {children(data.docs, isPlaceholderData)}
        </div>
      )}
      <Pager
        page={page}
        pages={data.totalPages}
        to={(to) => listAddress(spec, query, { page: String(to) })}
      />
    </div>
  )
}
