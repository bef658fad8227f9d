import { ExportLink } from '../../../../components/list/ExportLink'
import { SimpleTable, type SimpleTableProps } from '../../../../components/list/SimpleTable'

interface ExportedProps extends Pick<SimpleTableProps, 'headers' | 'empty'> {
  title: string
  rows: readonly string[][]
  /** Where its files are, without their endings. */
  file: string
}

/** A table with its files. */
export const Exported = ({ title, headers, rows, empty, file }: ExportedProps) => (
  <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <h3 className="text-xl">{title}</h3>
    <SimpleTable
      caption={title}
      headers={headers}
      rows={rows.map((cells, place) => ({
        key: String(place),
        cells: cells.map((cell, column) => <bdi key={column}>{cell || '–'}</bdi>),
      }))}
      empty={empty}
    />
    <p className="flex flex-wrap gap-6">
      <ExportLink href={`${file}.csv`} />
      <ExportLink href={`${file}.xlsx`} label="Export as Excel" />
    </p>
  </section>
)
