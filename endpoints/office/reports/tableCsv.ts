import type { Endpoint } from 'payload'
import { makeReport } from '../../../domain/office/reports'
import { reportTableSchema } from '../../../domain/office/reports/reports.schema'
import type { ReportTable } from '../../../domain/office/reports/reportTables.schema'
import { MINOR_UNITS } from '../../../platform/moneyFormat.schema'
import { invalid, problem } from '../../answers'
import { type CsvRow, csvAnswer } from '../../csvAnswer'
import { readerOf } from './reportReader'

/** Money in whole units with cents, all else as it is. */
const rowsOf = async function* ({ columns, rows }: ReportTable): AsyncGenerator<CsvRow> {
  for (const { label, cells } of rows)
    yield [
      label,
      ...columns.map(({ unit }, place) => {
        const value = cells[place]?.value ?? null
        return value !== null && (unit === 'USD' || unit === 'SSP') ? value / MINOR_UNITS : value
      }),
    ]
}

/**
 * `GET /api/reports/:section/table.csv?table=&from=&to=`: a table of a report as a file, with a recent proof of who
 * asks. Refused as the report is; 404 for a table that there is not.
 */
export const tableCsv: Endpoint = {
  method: 'get',
  path: '/reports/:section/table.csv',
  handler: async (req) => {
    const reader = readerOf(req)
    if ('refusal' in reader) return reader.refusal
    const asked = reportTableSchema.safeParse(req.query)
    if (!asked.success) return invalid(asked.error)
    const report = await makeReport(req.payload, reader.user, reader.section, asked.data)
    const table = report?.tables.find(({ id }) => id === asked.data.table)
    if (!table) return problem(404, 'not_found', 'This table could not be found')
    const header = [table.rowLabel, ...table.columns.map(({ label }) => label)]
    return csvAnswer(req, `report-${reader.section}-${table.id}`, header, rowsOf(table))
  },
}
