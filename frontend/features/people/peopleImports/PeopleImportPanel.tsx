import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { PEOPLE_LIMITS } from '../../../../domain/people/peopleImports/fields.schema'
import { ExportLink } from '../../../components/list/ExportLink'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Skeleton } from '../../../components/ui/Skeleton'
import { TableUpload } from '../../../components/upload/TableUpload'
import { useApp } from '../../../lib/app'
import { sendBytes } from '../../../lib/uploads/sendBytes'
import { ImportList } from './ImportList'
import { ImportPanel } from './ImportPanel'
import { peopleImportsQuery } from './peopleImportQueries'

/**
 * Lists of people: upload, check, decisions, carrying out and undoing; and the export in the same form. The list that
 * is open stands in the address.
 */
export const PeopleImportPanel = () => {
  const { data, error, isFetching, refetch } = useQuery(peopleImportsQuery(useApp()))
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('list')
  const open = (id: string): void => setSearch({ list: id })
  if (!data)
    return error ? (
      <LoadFailure
        title="We could not load the lists."
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    ) : (
      <div role="status" className="grid max-w-text gap-4">
        <span className="sr-only">Loading the lists…</span>
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
      </div>
    )
  const list = data.find(({ id }) => id === chosen)
  const refresh = (): void => void refetch()
  return (
    <div className="grid gap-10">
      {list ? (
        <ImportPanel key={list.id} each={list} onChanged={refresh} onClose={() => setSearch({})} />
      ) : (
        <>
          <TableUpload
            title="Import people and memberships"
            label="List of people"
            accept=".csv,.txt,.xlsx,text/csv"
            hint="A CSV table or an XLSX workbook (its first sheet), at most 8 MB and 20,000 people. Nothing is changed before you have seen what would be."
            maxBytes={PEOPLE_LIMITS.bytes}
            tooLarge="A list may have at most 8 MB."
            onSend={async (file) => {
              const query = new URLSearchParams({ name: file.name }).toString()
              const { id } = await sendBytes<{ id: string }>(`/people-imports?${query}`, file)
              await refetch()
              open(id)
            }}
          />
          <ImportList imports={data} onOpen={open} />
          <section aria-labelledby="people-export" className="grid gap-3">
            <h2 id="people-export" className="text-xl">
              Export
            </h2>
            <p className="max-w-text">
              Everybody with profile and membership, in the form that is imported: change it, and import it
              again.
            </p>
            <p className="flex flex-wrap gap-3">
              <ExportLink href="/api/people-imports/people.csv" />
              <ExportLink href="/api/people-imports/people.xlsx" label="Export as XLSX" />
            </p>
          </section>
        </>
      )}
    </div>
  )
}
