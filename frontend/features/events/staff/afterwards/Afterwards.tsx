import { useQuery } from '@tanstack/react-query'
import { FIGURE_COLUMNS, type FigureRows } from '../../../../../domain/events/figures/figures.schema'
import { ExportLink } from '../../../../components/list/ExportLink'
import { SimpleTable } from '../../../../components/list/SimpleTable'
import { Loaded } from '../../../../components/ui/Loaded'
import { useApp } from '../../../../lib/app'
import { OWN } from '../../../../lib/session/sessionQuery'

interface ExportedProps {
  title: string
  headers: readonly string[]
  rows: readonly string[][]
  /** Where its files are, without their endings. */
  file: string
}

/** A table with its files. */
const Exported = ({ title, headers, rows, file }: ExportedProps) => (
  <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <h3 className="text-xl">{title}</h3>
    <SimpleTable
      caption={title}
      headers={headers}
      rows={rows.map((cells, place) => ({
        key: String(place),
        cells: cells.map((cell, column) => <bdi key={column}>{cell || '–'}</bdi>),
      }))}
      empty="Nothing yet"
    />
    <p className="flex flex-wrap gap-6">
      <ExportLink href={`${file}.csv`} />
      <ExportLink href={`${file}.xlsx`} label="Export as Excel" />
    </p>
  </section>
)

/** What came of an event, for who manages it. */
export const Afterwards = ({ eventId }: { eventId: string }) => {
  const { api } = useApp()
  const path = `/events/${encodeURIComponent(eventId)}`
  const result = useQuery({
    queryKey: [OWN, 'staff-events', 'afterwards', eventId],
    queryFn: ({ signal }) => api.get<{ figures: FigureRows }>(`${path}/afterwards`, { signal }),
    staleTime: 0,
    throwOnError: false,
  })
  return (
    <Loaded result={result} failed="Failed to load what came of the event">
      {({ figures }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          <Exported title="Figures" headers={FIGURE_COLUMNS} rows={figures} file={`/api${path}/figures`} />
        </div>
      )}
    </Loaded>
  )
}
