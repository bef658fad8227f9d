import { asReader, seesMailings } from '../../../../collections/access/policies.schema'
import { chartOf } from '../../../../domain/office/reports/chartShape.schema'
import {
  type ReportCell,
  type ReportColumn,
  type ReportRow,
  type ReportTable,
  figureText,
} from '../../../../domain/office/reports/reportTables.schema'
import { LIST_SUBJECTS, forbiddenFields } from '../../../../domain/office/savedLists/listFields.schema'
import { SimpleTable } from '../../../components/list/SimpleTable'
import { ExportLink } from '../../../components/list/ExportLink'
import { Link } from '../../../components/ui/Link'
import { openListAddress } from '../../../lib/savedListAddress'
import { useSession } from '../../../lib/session/useSession'
import { deskPaths } from '../../../deskPaths'
import { ReportChart } from './ReportChart'

type Reader = ReturnType<typeof useSession>['user']

/** The list behind a figure, where there is one and the reader's rights cover it. */
const listOf = ({ value, list }: ReportCell, reader: Reader): string | undefined =>
  value && list && LIST_SUBJECTS[list.subject].isFor(reader) && forbiddenFields(list, reader).length === 0
    ? openListAddress(list)
    : undefined

interface FigureProps {
  row: ReportRow
  column: ReportColumn
  cell: ReportCell
  reader: Reader
}

const Figure = ({ row, column, cell, reader }: FigureProps) => {
  const text = figureText(cell.value, column.unit)
  const list = listOf(cell, reader)
  return list ? (
    <Link to={list} className="link inline-flex min-h-11 min-w-11 items-center">
      {text}
      <span className="sr-only">
        : open the list, {column.label}, {row.label}
      </span>
    </Link>
  ) : (
    text
  )
}

const RowName = ({ row: { label, record }, reader }: { row: ReportRow; reader: Reader }) => {
  if (!record || (record.kind === 'mailing' && !seesMailings(reader))) return <bdi>{label}</bdi>
  const { event, mailing } = deskPaths
  return (
    <Link
      to={(record.kind === 'event' ? event : mailing).build(record.id)}
      className="link inline-flex min-h-11 items-center"
    >
      <bdi>{label}</bdi>
    </Link>
  )
}

/** A table of a report, with its chart above it. */
export const ReportTableView = ({ table, csv }: { table: ReportTable; csv: string }) => {
  const reader = asReader(useSession().user)
  const { id, title, note, rowLabel, columns, rows } = table
  const chart = chartOf(table)
  return (
    <section aria-labelledby={`report-${id}`} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 id={`report-${id}`} className="text-xl">
          {title}
        </h3>
        {rows.length > 0 && <ExportLink href={csv} label={`Export “${title}” as CSV`} />}
      </div>
      {note && <p className="max-w-text text-ink-soft">{note}</p>}
      {chart && <ReportChart chart={chart} title={title} />}
      <div className="scroll-box relative -mx-1 overflow-x-auto px-1 print:overflow-visible">
        <SimpleTable
          caption={title}
          headers={[rowLabel, ...columns.map(({ label }) => label)]}
          empty="Nothing in this period."
          rows={rows.map((row) => ({
            key: row.id,
            cells: [
              <RowName key="name" row={row} reader={reader} />,
              ...columns.map((column, place) => (
                <Figure
                  key={column.id}
                  row={row}
                  column={column}
                  cell={row.cells[place] ?? { value: null }}
                  reader={reader}
                />
              )),
            ],
          }))}
        />
      </div>
    </section>
  )
}
