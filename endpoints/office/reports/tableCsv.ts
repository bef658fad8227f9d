import { makeReport } from '../../../domain/office/reports'
import { reportTableSchema } from '../../../domain/office/reports/reports.schema'
import type { ReportTable } from '../../../domain/office/reports/reportTables.schema'
import { MINOR_UNITS } from '../../../platform/moneyFormat.schema'
import { problem } from '../../answers'
import { csvAnswer, type CsvRow } from '../../csvAnswer'
import { declareEndpoint } from '../../declareEndpoint'
import { CSV, sends, WITH_PROOF } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { readerOf } from './reportReader'
import { SECTION } from './reportSchemas'

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
export const tableCsv = declareEndpoint({
  method: 'get',
  path: '/reports/:section/table.csv',
  operation: {
    tag: 'Staff: reports',
    summary: 'A table of a report',
    parameters: SECTION,
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF, 404: 'There is no such report or table' },
  },
  access: admittedBy(readerOf),
  query: reportTableSchema,
  handler: async (req, { user, section, query }) => {
    const report = await makeReport(req.payload, user, section, query)
    const table = report?.tables.find(({ id }) => id === query.table)
    if (!table) return problem(404, 'not_found', 'This table could not be found')
    const header = [table.rowLabel, ...table.columns.map(({ label }) => label)]
    return csvAnswer(req, `report-${section}-${table.id}`, header, rowsOf(table))
  },
})
