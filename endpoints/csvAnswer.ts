import type { PayloadRequest } from 'payload'
import { toJudged } from '../platform/outsideInput.schema'
import { exportAnswer } from './exportAnswer'

/**
 * What a spreadsheet would take for the beginning of a formula, or skip to find one. It reads full-width signs as plain
 * ones and skips invisible characters.
 */
const isFormula = (text: string): boolean => /^[\t\r\n]/.test(text) || /^\s*[=+\-@]/.test(toJudged(text))

/** One value of a line: never a formula, quoted where it must be. */
export const csvCell = (value: string | number | null | undefined): string => {
  const text = value === null || value === undefined ? '' : String(value)
  const inert = typeof value === 'string' && isFormula(text) ? `'${text}` : text
  return /[",\n\r;]/.test(inert) || inert !== text ? `"${inert.replaceAll('"', '""')}"` : inert
}

export type CsvRow = readonly (string | number | null | undefined)[]

const line = (row: CsvRow): string => `${row.map(csvCell).join(',')}\r\n`

/** Spreadsheets read a file without this mark as something else than UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Answers with a table as a file, sent while it is read: nothing is held in memory but the row on its way.
 * The security log records who took it. The caller has decided access; that the person proved who they are
 * within the last ten minutes is checked here, and refused with 401 `reauthentication_required`.
 * @param name of the file, without its ending; the day is added
 * @param header the names of the columns
 * @param rows read one after the other
 */
export const csvAnswer = async (
  req: PayloadRequest,
  name: string,
  header: readonly string[],
  rows: AsyncIterable<CsvRow>,
): Promise<Response> => {
  const encoder = new TextEncoder()
  const content = (async function* () {
    yield encoder.encode(`${BYTE_ORDER_MARK}${line(header)}`)
    for await (const row of rows) yield encoder.encode(line(row))
  })()
  return exportAnswer(req, name, { ending: 'csv', contentType: 'text/csv; charset=utf-8', content })
}
