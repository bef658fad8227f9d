import type { PayloadRequest } from 'payload'
import { type Sheet, XLSX_TYPE, writeWorkbook } from '../platform/writeWorkbook'
import type { CsvRow } from './csvAnswer'
import { exportAnswer } from './exportAnswer'

/** Answers with a workbook, sent while its sheets are read. Guarded and recorded as `csvAnswer` is. */
export const workbookAnswer = (
  req: PayloadRequest,
  name: string,
  sheets: readonly Sheet[],
): Promise<Response> =>
  exportAnswer(req, name, { ending: 'xlsx', contentType: XLSX_TYPE, content: writeWorkbook(sheets) })

/** The same with one sheet. */
export const xlsxAnswer = (
  req: PayloadRequest,
  name: string,
  header: readonly string[],
  rows: AsyncIterable<CsvRow>,
): Promise<Response> => workbookAnswer(req, name, [{ name: 'Sheet1', header, rows }])
