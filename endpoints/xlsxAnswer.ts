import type { PayloadRequest } from 'payload'
import { XLSX_TYPE, writeWorkbook } from '../platform/writeWorkbook'
import type { CsvRow } from './csvAnswer'
import { exportAnswer } from './exportAnswer'

/** Answers with a workbook of one sheet, sent while it is read. Guarded and recorded as `csvAnswer` is. */
export const xlsxAnswer = (
  req: PayloadRequest,
  name: string,
  header: readonly string[],
  rows: AsyncIterable<CsvRow>,
): Promise<Response> =>
  exportAnswer(req, name, {
    ending: 'xlsx',
    contentType: XLSX_TYPE,
    content: writeWorkbook(header, rows),
  })
