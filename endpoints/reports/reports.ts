import type { Endpoint, PayloadRequest } from 'payload'
import type { Actor } from '../../collections/access/policies.schema'
import { drawBoardReport, makeReport } from '../../domain/reports'
import {
  reportPeriodSchema,
  reportSectionSchema,
  reportTableSchema,
} from '../../domain/reports/reports.schema'
import {
  REPORT_SECTIONS,
  type ReportSection,
  type ReportTable,
  sectionsFor,
} from '../../domain/reports/reportTables.schema'
import { MINOR_UNITS } from '../../platform/moneyFormat.schema'
import { invalid, problem } from '../answers'
import { type CsvRow, csvAnswer } from '../csvAnswer'
import { exportAnswer } from '../exportAnswer'

const FORBIDDEN = 'You are not allowed to perform this action.'

/** Who asks for which report, or the refusal: 401 for a visitor, 403 without the right, 404 for none that there is. */
const readerOf = ({
  user,
  routeParams,
}: PayloadRequest): { user: Actor; section: ReportSection } | { refusal: Response } => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  if (sectionsFor(user).length === 0) return { refusal: problem(403, 'forbidden', FORBIDDEN) }
  const section = reportSectionSchema.safeParse(routeParams?.section)
  if (!section.success) return { refusal: problem(404, 'not_found', 'This report could not be found') }
  return REPORT_SECTIONS[section.data].isFor(user)
    ? { user, section: section.data }
    : { refusal: problem(403, 'forbidden', FORBIDDEN) }
}

/**
 * `GET /api/reports/:section?from=YYYY-MM&to=YYYY-MM`: the tables of a report, the last twelve months by default. A
 * chapter lead's are of the own region. Answers 200 `Report`, 400, 401, 403, 404. Source: issue 13, part 9.
 */
const one: Endpoint = {
  method: 'get',
  path: '/reports/:section',
  handler: async (req) => {
    const reader = readerOf(req)
    if ('refusal' in reader) return reader.refusal
    const asked = reportPeriodSchema.safeParse(req.query)
    if (!asked.success) return invalid(asked.error)
    const report = await makeReport(req.payload, reader.user, reader.section, asked.data)
    return report
      ? Response.json(report, { headers: { 'Cache-Control': 'no-store' } })
      : problem(403, 'forbidden', FORBIDDEN)
  },
}

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
const tableCsv: Endpoint = {
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

/**
 * `GET /api/reports/board.pdf?from=&to=`: all reports that the caller reads, for the board, with a recent proof of who
 * asks. Answers 200, 400, 401, 403.
 */
const boardPdf: Endpoint = {
  method: 'get',
  path: '/reports/board.pdf',
  handler: async (req) => {
    const { user } = req
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    if (sectionsFor(user).length === 0) return problem(403, 'forbidden', FORBIDDEN)
    const asked = reportPeriodSchema.safeParse(req.query)
    if (!asked.success) return invalid(asked.error)
    const content = (async function* () {
      yield new Uint8Array(await drawBoardReport(req, user, asked.data))
    })()
    return exportAnswer(req, 'report-to-the-board', {
      ending: 'pdf',
      contentType: 'application/pdf',
      content,
    })
  },
}

/** The reports, under `/api/reports`. */
export const reportEndpoints: Endpoint[] = [boardPdf, tableCsv, one]
